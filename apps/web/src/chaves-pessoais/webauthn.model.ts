import type { components } from '@alipen/contracts/generated/bff';
import { ProblemError } from '../base/problem.error.ts';

type Schemas = components['schemas'];

/** As long as the server keeps what was asked. */
const ESPERA_MS = 300_000;

// By hand, as Chrome 109 has no parseRequestOptionsFromJSON (ADR 121).
function bytesDe(base64url: string): Uint8Array<ArrayBuffer> {
  const texto = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(texto, letra => letra.charCodeAt(0));
}

function base64url(bytes: ArrayBuffer): string {
  const letras = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('');
  return btoa(letras).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const FRASES: Readonly<Record<string, string>> = {
  NotAllowedError: 'O aparelho não confirmou: o pedido foi cancelado ou o tempo acabou. Nada foi assinado.',
  InvalidStateError: 'Este aparelho já tem uma chave sua.',
  SecurityError: 'O navegador não aceita chaves neste endereço.',
  NotSupportedError: 'Este aparelho não faz o tipo de chave que o sistema aceita.',
};

const recusa = (detail: string) => new ProblemError(409, { detail });

async function pedirAoAparelho(pedido: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!('PublicKeyCredential' in window)) throw recusa('Este navegador não tem chaves de assinatura. Use a senha.');
  const feita = await pedido().catch((error: unknown) => {
    const nome = error instanceof DOMException ? error.name : '';
    throw recusa(FRASES[nome] ?? 'O aparelho não respondeu. Tente de novo.');
  });
  if (!feita) throw recusa('O aparelho não respondeu. Tente de novo.');
  return feita as PublicKeyCredential;
}

const conhecidas = (credenciais: readonly string[]): PublicKeyCredentialDescriptor[] =>
  credenciais.map(id => ({ type: 'public-key', id: bytesDe(id) }));

export async function criarNoAparelho(
  pedido: Schemas['PedidoDeCadastroDeChave'],
): Promise<Omit<Schemas['NovaChavePessoal'], 'nome'>> {
  const { desafio, dominio, sistema, pessoa, nome, algoritmos, existentes } = pedido;
  const { id, response } = await pedirAoAparelho(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesDe(desafio),
        rp: { id: dominio, name: sistema },
        user: { id: bytesDe(pessoa), name: nome, displayName: nome },
        pubKeyCredParams: algoritmos.map(alg => ({ type: 'public-key', alg })),
        excludeCredentials: conhecidas(existentes),
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        attestation: 'none',
        timeout: ESPERA_MS,
      },
    }),
  );
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { id, dadosCliente: base64url(clientDataJSON), atestado: base64url(attestationObject) };
}

/** Asks the device for the one touch that signs what was asked for. */
export async function assinarNoAparelho(pedido: Schemas['DesafioDeAssinatura']): Promise<Schemas['GestoDaChave']> {
  const { id, response } = await pedirAoAparelho(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytesDe(pedido.desafio),
        rpId: pedido.dominio,
        allowCredentials: conhecidas(pedido.credenciais),
        userVerification: 'required',
        timeout: ESPERA_MS,
      },
    }),
  );
  const { clientDataJSON, authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    id,
    dadosCliente: base64url(clientDataJSON),
    dadosAutenticador: base64url(authenticatorData),
    assinatura: base64url(signature),
  };
}
