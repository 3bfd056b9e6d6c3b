import './styles/index.css'
import './shell/shell.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { tongue } from './lib/words.svelte'

const target = document.getElementById('app')
if (target) {
  tongue.speak(tongue.lang)
  mount(App, { target })
}
