/** The page for those without a network: the service worker keeps it, with all that it is made of. */
import '../styles/index.css'
import '../shell/shell.css'

import { mount } from 'svelte'

import { settings } from '../lib/settings.svelte'
import { tongue } from '../lib/words.svelte'
import Offline from './Offline.svelte'

const target = document.getElementById('app')
if (target) {
  document.documentElement.lang = tongue.lang
  settings.show()
  mount(Offline, { target })
}
