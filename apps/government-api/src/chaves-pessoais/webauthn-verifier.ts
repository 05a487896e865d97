import { createPublicKey } from 'node:crypto';
import { eSincronizavel } from './gesto.rules.ts';

/** ES256 and, for the TPM of older Windows, RS256. */
export const ALGORITMOS = [-7, -257];

/** Loaded with the first request for a challenge: 30 MB that a server without keys does not carry. */
export async function biblioteca() {
  const [webauthn, helpers] = await Promise.all([
    import('@simplewebauthn/server'),
    import('@simplewebauthn/server/helpers'),
  ]);
  return { ...webauthn, ...helpers };
}

export type Casa = { readonly dominio: string; readonly origem: string };
type Resposta = { readonly id: string; readonly dadosCliente: string };
export type NovaCredencial = {
  readonly chaveCose: Buffer;
  readonly chaveSpki: Buffer;
  readonly contador: number;
  readonly aparelho: string;
  readonly sincronizavel: boolean;
};

/** Undefined where the answer is not one to this challenge, from this address, by a person the authenticator knew. */
export async function conferirCadastro(
  { id, dadosCliente, atestado }: Resposta & { readonly atestado: string },
  desafio: Buffer,
  { dominio, origem }: Casa,
): Promise<NovaCredencial | undefined> {
  const { verifyRegistrationResponse, decodeCredentialPublicKey, cose } = await biblioteca();
  const response = { clientDataJSON: dadosCliente, attestationObject: atestado };
  const feita = await verifyRegistrationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: desafio.toString('base64url'),
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITMOS,
  }).catch(() => undefined);
  if (!feita?.verified) return undefined;
  const { credential, aaguid, credentialDeviceType } = feita.registrationInfo;
  const lida = decodeCredentialPublicKey(credential.publicKey);
  const b64 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('base64url');
  const jwk = cose.isCOSEPublicKeyRSA(lida)
    ? { kty: 'RSA', n: b64(lida.get(cose.COSEKEYS.n)), e: b64(lida.get(cose.COSEKEYS.e)) }
    : cose.isCOSEPublicKeyEC2(lida)
      ? { kty: 'EC', crv: 'P-256', x: b64(lida.get(cose.COSEKEYS.x)), y: b64(lida.get(cose.COSEKEYS.y)) }
      : undefined;
  if (!jwk || credential.id !== id) return undefined;
  return {
    chaveCose: Buffer.from(credential.publicKey),
    chaveSpki: createPublicKey({ key: jwk, format: 'jwk' }).export({ format: 'der', type: 'spki' }),
    contador: credential.counter,
    aparelho: aaguid,
    sincronizavel: credentialDeviceType === 'multiDevice',
  };
}

/** The new counter; undefined where the answer is not this key's to this challenge. */
export async function conferirGesto(
  {
    id,
    dadosCliente,
    dadosAutenticador,
    assinatura,
  }: Resposta & { readonly dadosAutenticador: string; readonly assinatura: string },
  desafio: Buffer,
  { dominio, origem }: Casa,
  chave: { readonly credencial: string; readonly chaveCose: Buffer; readonly contador: number },
): Promise<{ contador: number; sincronizavel: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await biblioteca();
  const response = { clientDataJSON: dadosCliente, authenticatorData: dadosAutenticador, signature: assinatura };
  const feito = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: desafio.toString('base64url'),
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: true,
    credential: { id: chave.credencial, publicKey: new Uint8Array(chave.chaveCose), counter: chave.contador },
  }).catch(() => undefined);
  if (!feito?.verified || feito.authenticationInfo.credentialID !== id) return undefined;
  const sincronizavel = eSincronizavel(Buffer.from(dadosAutenticador, 'base64url'));
  return { contador: feito.authenticationInfo.newCounter, sincronizavel };
}
