/** Icons that only this game uses: listed in ../icons.json, their paths picked by web/icons.mjs. */
export { ICONS, type IconName as TokenIcon } from '../../../generated/icons-roundforest'
