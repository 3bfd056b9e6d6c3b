/** Icons that only this game uses: listed in ../icons.json, their paths picked by web/icons.mjs. */
import { ICONS, type IconName } from '../../../generated/icons-broom_service'

export { ICONS }
export type SignName = IconName | 'smoke'
