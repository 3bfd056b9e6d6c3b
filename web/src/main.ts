import './styles/index.css'
import './shell/shell.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { tongue } from './lib/words.svelte'

const target = document.getElementById('app')
if (target) {
  void tongue.speak(tongue.lang).then(() => {
    mount(App, { target })
    document.getElementById('old')?.remove() // what is said to browsers that come no further
  })
}
