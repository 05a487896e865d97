import type { components } from '@alipen/contracts/generated/bff';
import { ProblemError } from './problem.error.ts';

type Schemas = components['schemas'];

/** As long as the server keeps what was asked. */
const WAIT_MS = 300_000;

// By hand, as Chrome 109 has no parseRequestOptionsFromJSON (ADR 121).
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(letters, letter => letter.charCodeAt(0));
}

function base64url(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What is said beside what happened, by who asks the device. */
interface Words {
  /** Of what did not happen: "Nada foi assinado." */
  nothing: string;
  /** Where this browser has no keys. */
  instead: string;
}

const CANCELLED = 'O aparelho não confirmou: o pedido foi cancelado ou o tempo acabou.';
const SILENT = 'O aparelho não respondeu. Tente de novo.';
const SENTENCES: Readonly<Record<string, string>> = {
  InvalidStateError: 'Este aparelho já tem uma chave sua.',
  SecurityError: 'O navegador não aceita chaves neste endereço.',
  NotSupportedError: 'Este aparelho não faz o tipo de chave que o sistema aceita.',
};

const refusal = (detail: string) => new ProblemError(409, { detail });

async function askDevice(
  { nothing, instead }: Words,
  ask: () => Promise<Credential | null>,
): Promise<PublicKeyCredential> {
  if (!('PublicKeyCredential' in window)) throw refusal(instead);
  const made = await ask().catch((error: unknown) => {
    const name = error instanceof DOMException ? error.name : '';
    throw refusal(name === 'NotAllowedError' ? `${CANCELLED} ${nothing}` : (SENTENCES[name] ?? SILENT));
  });
  if (!made) throw refusal(SILENT);
  return made as PublicKeyCredential;
}

const known = (credenciais: readonly string[]): PublicKeyCredentialDescriptor[] =>
  credenciais.map(id => ({ type: 'public-key', id: bytesOf(id) }));

export async function createOnDevice(
  pedido: Schemas['PedidoDeCadastroDeChave'],
): Promise<Omit<Schemas['NovaChavePessoal'], 'nome'>> {
  const { desafio, dominio, sistema, pessoa, nome, algoritmos, existentes } = pedido;
  const words = { nothing: 'Nenhuma chave foi criada.', instead: 'Este navegador não tem chaves pessoais.' };
  const { id, response } = await askDevice(words, () =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytesOf(desafio),
        rp: { id: dominio, name: sistema },
        user: { id: bytesOf(pessoa), name: nome, displayName: nome },
        pubKeyCredParams: algoritmos.map(alg => ({ type: 'public-key', alg })),
        excludeCredentials: known(existentes),
        authenticatorSelection: { userVerification: 'required', residentKey: 'discouraged' },
        attestation: 'none',
        timeout: WAIT_MS,
      },
    }),
  );
  const { clientDataJSON, attestationObject } = response as AuthenticatorAttestationResponse;
  return { id, dadosCliente: base64url(clientDataJSON), atestado: base64url(attestationObject) };
}

type Asked = Pick<Schemas['DesafioDaChave'], 'desafio' | 'dominio' | 'credenciais'>;

/** Asks the device for one touch, and its PIN, finger or face. `signal` takes the question back. */
export async function touchDevice(
  { desafio, dominio, credenciais }: Asked,
  words: Words,
  signal?: AbortSignal,
): Promise<Schemas['GestoDaChave']> {
  const { id, response } = await askDevice(words, () =>
    navigator.credentials.get({
      ...(signal && { signal }),
      publicKey: {
        challenge: bytesOf(desafio),
        rpId: dominio,
        allowCredentials: known(credenciais),
        userVerification: 'required',
        timeout: WAIT_MS,
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
