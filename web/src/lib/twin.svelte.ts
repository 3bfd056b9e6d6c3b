/** Whether the same table is open in another tab of this browser. */
export class Twin {
  there = $state(false)
  #air: BroadcastChannel

  constructor(table: string) {
    this.#air = new BroadcastChannel(`broceliande.${table}`)
    this.#air.onmessage = (event: MessageEvent<string>) => {
      if (event.data === 'bye') this.there = false
      else {
        this.there = true
        if (event.data === 'here?') this.#air.postMessage('here')
      }
    }
    this.#air.postMessage('here?')
  }

  end(): void {
    this.#air.postMessage('bye')
    this.#air.close()
  }
}
