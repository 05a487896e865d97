import { createHash, createPublicKey, verify } from 'node:crypto';
import { Arvore, hashDaFolha } from '../livro/livro.service.ts';

/** What else a key may ever sign is under another tag, and passes for none of these. */
const MARCA = 'alipen.assinatura-por-chave/1';
/** As many as one page of the tree holds. */
const MAIS_FOLHAS = 256;
const BYTES_DO_HASH = 32;

/** Of the authenticator data (WebAuthn 6.1): the hash of the domain, then the flags. */
const [PRESENTE, VERIFICADA] = [0x01, 0x04];
const SINCRONIZAVEL = 0x08;
const MENOR_DADO = 37;
const sinaisDe = (dadosAutenticador: Buffer): number => dadosAutenticador[BYTES_DO_HASH] ?? 0;
export const eSincronizavel = (dadosAutenticador: Buffer): boolean =>
  (sinaisDe(dadosAutenticador) & SINCRONIZAVEL) !== 0;

const sha256 = (...partes: readonly Uint8Array[]): Buffer =>
  partes.reduce((hash, parte) => hash.update(parte), createHash('sha256')).digest();

/** The role is inside, so that a touch given in one is worth nothing in another. */
export const desafioDe = (papel: string, raiz: Uint8Array): Buffer =>
  sha256(Buffer.from(`${MARCA}\n${papel}\n`, 'utf8'), raiz);

export const aberturaDe = (usuarioId: number, em: Date, acaso: Uint8Array): string =>
  `gesto pessoa=${usuarioId} em=${em.toISOString()} acaso=${Buffer.from(acaso).toString('hex')}`;

/** Of leaves of RFC 6962: the root, and the path of each. */
export async function arvoreDoGesto(folhas: readonly string[]): Promise<{ raiz: Buffer; caminhos: Buffer[][] }> {
  if (folhas.length > MAIS_FOLHAS) throw new Error(`a touch signs at most ${MAIS_FOLHAS} leaves`);
  const hashes = folhas.map(hashDaFolha);
  const arvore = new Arvore(async () => hashes);
  const caminhos = await Promise.all(folhas.map((_, indice) => arvore.caminho(indice, folhas.length)));
  return { raiz: await arvore.raiz(folhas.length), caminhos };
}

/** RFC 9162, 2.1.3.2; undefined where the path has another length than that of its place. */
function raizPeloCaminho(folha: string, indice: number, folhas: number, caminho: readonly Buffer[]) {
  let [no, ultimo, hash] = [indice, folhas - 1, hashDaFolha(folha)];
  for (const outro of caminho) {
    if (ultimo === 0) return undefined;
    if (no % 2 === 1 || no === ultimo) {
      hash = sha256(Buffer.from([1]), outro, hash);
      while (no % 2 === 0 && no !== 0) [no, ultimo] = [Math.floor(no / 2), Math.floor(ultimo / 2)];
    } else hash = sha256(Buffer.from([1]), hash, outro);
    [no, ultimo] = [Math.floor(no / 2), Math.floor(ultimo / 2)];
  }
  return ultimo === 0 ? hash : undefined;
}

const emPedacos = (caminho: Buffer): Buffer[] =>
  Array.from({ length: caminho.length / BYTES_DO_HASH }, (_, n) =>
    caminho.subarray(n * BYTES_DO_HASH, (n + 1) * BYTES_DO_HASH),
  );

type Toque = { readonly dadosCliente: Buffer; readonly dadosAutenticador: Buffer; readonly assinatura: Buffer };
type ComChave = Toque & { readonly chaveSpki: Buffer; readonly dominio: string };
export type Gesto = Toque & { readonly papel: string; readonly folhas: number; readonly raiz: Buffer };
export type Prova = Gesto & ComChave & { readonly indice: number; readonly caminho: Buffer };

/** Goes into the signature's own hash, and with it into the chain and the ledger. */
export const hashDoGesto = ({ dadosCliente, dadosAutenticador, assinatura }: Gesto): string =>
  sha256(sha256(dadosCliente), sha256(dadosAutenticador), sha256(assinatura)).toString('hex');

/** `folha` is what is signed today, not what was said then. Undefined where all of it agrees, else what does not. */
export function falhaDaProva(folha: string, prova: Prova): string | undefined {
  const { indice, folhas, caminho, raiz, papel } = prova;
  const inteiro = indice >= 0 && indice < folhas && caminho.length % BYTES_DO_HASH === 0;
  const achada = inteiro ? raizPeloCaminho(folha, indice, folhas, emPedacos(caminho)) : undefined;
  if (!achada?.equals(raiz)) return 'O documento não está entre os que o gesto assinou.';
  return falhaDoToque(prova, desafioDe(papel, raiz));
}

/** Of a touch that answers this challenge, whatever it is for. */
export const falhaDoToque = (toque: ComChave, desafio: Buffer): string | undefined =>
  falhaDoNavegador(toque.dadosCliente, desafio, toque.dominio) ??
  falhaDoAutenticador(toque.dadosAutenticador, toque.dominio) ??
  falhaDaAssinatura(toque);

function falhaDoNavegador(dadosCliente: Buffer, desafio: Buffer, dominio: string): string | undefined {
  const dito = lido(dadosCliente);
  if (dito?.type !== 'webauthn.get') return 'O navegador não pediu uma assinatura.';
  if (dito.challenge !== desafio.toString('base64url')) return 'O gesto assinou outra coisa, ou em outro papel.';
  if (dito.crossOrigin === true || !daCasa(dito.origin, dominio)) return 'O gesto foi feito em outro endereço.';
  return undefined;
}

function lido(dadosCliente: Buffer): Record<string, unknown> | undefined {
  try {
    const dito: unknown = JSON.parse(dadosCliente.toString('utf8'));
    return typeof dito === 'object' && dito !== null ? (dito as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function daCasa(origem: unknown, dominio: string): boolean {
  if (typeof origem !== 'string' || !URL.canParse(origem)) return false;
  const { protocol, hostname } = new URL(origem);
  const segura = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return segura && (hostname === dominio || hostname.endsWith(`.${dominio}`));
}

function falhaDoAutenticador(dados: Buffer, dominio: string): string | undefined {
  if (dados.length < MENOR_DADO) return 'Os dados do autenticador estão cortados.';
  if (!dados.subarray(0, BYTES_DO_HASH).equals(sha256(Buffer.from(dominio, 'utf8'))))
    return 'A chave é de outro endereço.';
  const sinais = sinaisDe(dados);
  if ((sinais & PRESENTE) === 0) return 'Ninguém tocou no autenticador.';
  if ((sinais & VERIFICADA) === 0) return 'O autenticador não conferiu a pessoa.';
  return undefined;
}

function falhaDaAssinatura({ dadosCliente, dadosAutenticador, assinatura, chaveSpki }: ComChave): string | undefined {
  const assinado = Buffer.concat([dadosAutenticador, sha256(dadosCliente)]);
  try {
    const key = createPublicKey({ key: chaveSpki, format: 'der', type: 'spki' });
    // One way to write a key, so that its hash names it.
    const canonica = key.export({ format: 'der', type: 'spki' }).equals(chaveSpki);
    if (canonica && verify('sha256', assinado, key, assinatura)) return undefined;
  } catch {
    // A key that cannot be read signs nothing.
  }
  return 'A assinatura não é desta chave.';
}
