import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (...partes: readonly Uint8Array[]): Buffer =>
  partes.reduce((hash, parte) => hash.update(parte), createHash('sha256')).digest();

/** As much of CBOR (RFC 8949) as an attestation has. */
function cbor(valor: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const cabeca = (tipo: number, n: number) => {
    if (n < 24) return Buffer.from([(tipo << 5) | n]);
    if (n < 256) return Buffer.from([(tipo << 5) | 24, n]);
    return Buffer.from([(tipo << 5) | 25, n >> 8, n & 255]);
  };
  if (typeof valor === 'number') return valor < 0 ? cabeca(1, -1 - valor) : cabeca(0, valor);
  if (typeof valor === 'string') return Buffer.concat([cabeca(3, Buffer.byteLength(valor)), Buffer.from(valor)]);
  if (Buffer.isBuffer(valor)) return Buffer.concat([cabeca(2, valor.length), valor]);
  const pares = [...valor].flatMap(([chave, dentro]) => [cbor(chave), cbor(dentro as Buffer)]);
  return Buffer.concat([cabeca(5, valor.size), ...pares]);
}

export type Sinais = { presente?: boolean; verificada?: boolean; sincronizavel?: boolean };
type Mudanca = Sinais & { origem?: string; tipo?: string; dentroDeOutra?: boolean };

/** An authenticator in memory, with one key of its own, that does as it is told: also what none should do. */
export class Autenticador {
  readonly id = randomBytes(20).toString('base64url');
  readonly spki: Buffer;
  private readonly privada: KeyObject;
  private readonly cose: Buffer;
  private contador = 0;

  constructor(
    readonly dominio = 'alipen.gov.br',
    readonly origem = `https://${dominio}`,
    private readonly sinais: Sinais = {},
    tipo: 'EC' | 'RSA' = 'EC',
  ) {
    const par =
      tipo === 'EC'
        ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
        : generateKeyPairSync('rsa', { modulusLength: 2048 });
    this.privada = par.privateKey;
    this.spki = par.publicKey.export({ format: 'der', type: 'spki' });
    const { x = '', y = '', n = '', e = '' } = par.publicKey.export({ format: 'jwk' });
    const b = (texto: string) => Buffer.from(texto, 'base64url');
    this.cose = cbor(
      new Map<number, unknown>(
        tipo === 'EC'
          ? [
              [1, 2],
              [3, -7],
              [-1, 1],
              [-2, b(x)],
              [-3, b(y)],
            ]
          : [
              [1, 3],
              [3, -257],
              [-1, b(n)],
              [-2, b(e)],
            ],
      ),
    );
  }

  /** The same key in other hands, with the counter of now. */
  copiar(): Autenticador {
    return Object.assign(Object.create(Autenticador.prototype), this);
  }

  /** As `navigator.credentials.create` answers, without an attestation of its maker. */
  criar(desafio: string, mudanca: Mudanca = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const tamanho = Buffer.from([id.length >> 8, id.length & 255]);
    const dados = Buffer.concat([this.dados(mudanca, 0x40), Buffer.alloc(16), tamanho, id, this.cose]);
    const atestado = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', dados],
      ]),
    );
    const dadosCliente = this.cliente(desafio, { tipo: 'webauthn.create', ...mudanca }).toString('base64url');
    return { id: this.id, dadosCliente, atestado: atestado.toString('base64url') };
  }

  /** As `navigator.credentials.get` answers. */
  assinar(desafio: string, mudanca: Mudanca = {}) {
    this.contador += 1;
    const cliente = this.cliente(desafio, mudanca);
    const dados = this.dados(mudanca, 0);
    return {
      id: this.id,
      dadosCliente: cliente.toString('base64url'),
      dadosAutenticador: dados.toString('base64url'),
      assinatura: sign('sha256', Buffer.concat([dados, sha256(cliente)]), this.privada).toString('base64url'),
    };
  }

  private cliente(challenge: string, mudanca: Mudanca): Buffer {
    const { tipo = 'webauthn.get', origem = this.origem, dentroDeOutra = false } = mudanca;
    return Buffer.from(JSON.stringify({ type: tipo, challenge, origin: origem, crossOrigin: dentroDeOutra }));
  }

  private dados(mudanca: Mudanca, outros: number): Buffer {
    const { presente = true, verificada = true, sincronizavel = false } = { ...this.sinais, ...mudanca };
    const contador = Buffer.alloc(4);
    contador.writeUInt32BE(this.contador);
    const sinais = outros | (presente ? 1 : 0) | (verificada ? 4 : 0) | (sincronizavel ? 8 : 0);
    return Buffer.concat([sha256(Buffer.from(this.dominio)), Buffer.from([sinais]), contador]);
  }
}
