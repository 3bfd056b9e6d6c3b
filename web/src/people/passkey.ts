/** Finger, face or the device's own code: the browser does it all by its own JSON calls. */
import type { Ceremony, DevicesOut, Entered, Me } from '../generated/wire'
import { post } from '../lib/api'

/** Whether the browser can, here; on plain http it cannot, and nothing is drawn. */
export function canPasskey(me: Me | null): boolean {
  const there = typeof PublicKeyCredential === 'function' && typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function'
  return !!me?.may_passkey && isSecureContext && there
}

/** Whoever changed their mind, or took too long. */
export class Cancelled extends Error {}

async function asked(what: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const made = await what.catch((wrong: unknown) => {
    if (wrong instanceof DOMException) throw new Cancelled(wrong.name)
    throw wrong
  })
  if (!(made instanceof PublicKeyCredential)) throw new Cancelled('none')
  return made.toJSON() as unknown as Record<string, unknown>
}

export async function makePasskey(): Promise<DevicesOut> {
  const { options } = await post<Ceremony>('me/passkeys/options', {})
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = await asked(navigator.credentials.create({ publicKey }))
  return post<DevicesOut>('me/passkeys', { credential })
}

/** What a passkey signs. */
export async function signed(options: Ceremony['options']): Promise<Record<string, unknown>> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON)
  return asked(navigator.credentials.get({ publicKey }))
}

export async function enterByPasskey(): Promise<Entered> {
  const { options } = await post<Ceremony>('enter/passkey/options', {})
  return post<Entered>('enter/passkey', { credential: await signed(options) })
}
