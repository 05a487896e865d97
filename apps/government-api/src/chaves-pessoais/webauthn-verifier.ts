import { createPublicKey, generateKeyPairSync } from 'node:crypto';
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

type Conferido = {
  readonly contador: number;
  /** The key has counted further than this already: somewhere there is a copy of it. */
  readonly recuou: boolean;
  readonly sincronizavel: boolean;
};

/** Undefined where the answer is not this key's to this challenge. The signature is judged before the counter. */
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
): Promise<Conferido | undefined> {
  const { verifyAuthenticationResponse } = await biblioteca();
  const response = { clientDataJSON: dadosCliente, authenticatorData: dadosAutenticador, signature: assinatura };
  const feito = await verifyAuthenticationResponse({
    response: { id, rawId: id, type: 'public-key', response, clientExtensionResults: {} },
    expectedChallenge: desafio.toString('base64url'),
    expectedOrigin: origem,
    expectedRPID: dominio,
    requireUserVerification: true,
    // Ours is compared below: the library would refuse an old counter before it looked at the signature.
    credential: { id: chave.credencial, publicKey: new Uint8Array(chave.chaveCose), counter: 0 },
  }).catch(() => undefined);
  if (!feito?.verified || feito.authenticationInfo.credentialID !== id) return undefined;
  const { newCounter: contador } = feito.authenticationInfo;
  const sincronizavel = eSincronizavel(Buffer.from(dadosAutenticador, 'base64url'));
  return { contador, recuou: voltou(contador, chave.contador), sincronizavel };
}

/** WebAuthn 7.2, step 22: an authenticator that does not count says zero, always. */
const voltou = (contador: number, guardado: number): boolean => (contador > 0 || guardado > 0) && contador <= guardado;

/** A key that nobody holds, so that an answer about nobody takes as long as one about somebody. */
export function chaveDeNinguem(): { credencial: string; chaveCose: Buffer; chaveSpki: Buffer; contador: number } {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const parte = (rotulo: number, texto: string) =>
    Buffer.concat([Buffer.from([rotulo, 0x58, 0x20]), Buffer.from(texto, 'base64url')]);
  return {
    credencial: '',
    // COSE (RFC 9053): a map of five, EC2, ES256, P-256, x, y.
    chaveCose: Buffer.concat([Buffer.from('a5010203262001', 'hex'), parte(0x21, x), parte(0x22, y)]),
    chaveSpki: publicKey.export({ format: 'der', type: 'spki' }),
    contador: 0,
  };
}
