import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ObjectIdentifier, OctetString } from 'asn1js';
import {
  Attribute,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import { readAll } from '../../src/http/stream.ts';
import { type Emitido, emitir } from './icp.ts';

export const CLIENTE_GOVBR = { id: 'alipen.teste.gov.br', segredo: 'segredo-do-cliente-no-gov-br-de-teste' };
export type Conta = {
  readonly nome: string;
  readonly cpf: string;
  readonly nivel: 'bronze' | 'prata' | 'ouro';
  /** As its certificate says; another person's account in the same browser has another. */
  readonly cpfNoCertificado?: string;
};
type Autorizacao = { readonly conta: Conta; readonly scope: string; readonly redirectUri: string };
type Ficha = Autorizacao & { assinou: number; readonly ate: number };
type Caminho = 'token' | 'certificadoPublico' | 'assinarPKCS7';
/** Answers in the place of the service; false: it answers itself. `vez` counts the calls of this path from 1. */
type Desvio = (response: ServerResponse, caminho: Caminho, vez: number) => boolean;

/** As in kit/icp.ts: its own type fits its own functions only outside the browser's library. */
const ENGINE = new CryptoEngine({ crypto: globalThis.crypto }) as unknown as NonNullable<
  Parameters<SignedData['sign']>[4]
>;
const DADOS = '1.2.840.113549.1.7.1';
const LOTE = 100;
const BRONZE = 'Cidadão não possui a identidade (Prata ou Ouro) necessária para uso da assinatura eletrônica digital.';
const lido = async (request: IncomingMessage) => (await readAll(request)).toString();
const dizer = (response: ServerResponse, status: number, corpo: string, tipo = 'text/plain') => {
  response.writeHead(status, { 'content-type': tipo });
  response.end(corpo);
};

/** What the manual of the gov.br signature says its two servers do, on loopback, with authorities of its own. */
export class Govbr {
  readonly contas: Conta[] = [];
  /** Spoils what it is asked to sign. */
  estragar = (resumo: Buffer): Buffer => resumo;
  /** Signs with somebody else's certificate than the one it showed. */
  trocar: ((conta: Conta) => Promise<Emitido>) | undefined;
  desviar: Desvio = () => false;
  readonly pedidos: { readonly caminho: Caminho; readonly corpo: string }[] = [];
  private readonly codigos = new Map<string, Autorizacao>();
  private readonly fichas = new Map<string, Ficha>();
  private readonly certificados = new Map<Conta, Promise<Emitido>>();
  private readonly vezes = new Map<Caminho, number>();
  private readonly server = createServer((request, response) => void this.responder(request, response));

  private constructor(
    readonly raiz: Emitido,
    readonly intermediaria: Emitido,
    readonly final: Emitido,
  ) {}

  static async abrir(port = 0): Promise<Govbr> {
    const raiz = await emitir({ nome: 'AC Raiz de teste do gov.br', por: null, ca: true, rsa: true });
    const meio = await emitir({ nome: 'AC Intermediária de teste do gov.br', por: raiz, ca: true, rsa: true });
    const final = await emitir({ nome: 'AC Final de teste do gov.br', por: meio, ca: true, rsa: true });
    const govbr = new Govbr(raiz, meio, final);
    govbr.server.listen(port, '127.0.0.1');
    await once(govbr.server, 'listening');
    return govbr;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Its signatures carry the person's certificate alone, so those above it are in the file of who believes them. */
  get confianca(): string {
    return [this.raiz, this.intermediaria, this.final].map(({ pem }) => pem).join('');
  }

  /** Of the government API, beside GOVBR_TRUST. */
  get ambiente(): Record<string, string> {
    return {
      ...{ GOVBR_CLIENT_ID: CLIENTE_GOVBR.id, GOVBR_CLIENT_SECRET: CLIENTE_GOVBR.segredo },
      ...{ GOVBR_OAUTH_URL: `${this.url}/oauth2.0`, GOVBR_SIGN_URL: this.url },
    };
  }

  async fechar(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise(resolve => this.server.close(resolve));
  }

  /** As a person does in the browser: the address that they are sent back to. */
  async autorizar(endereco: string, cpf: string, acao: 'autorizar' | 'cancelar' = 'autorizar'): Promise<URL> {
    const url = new URL(endereco);
    url.pathname = '/oauth2.0/decidir';
    url.searchParams.set('conta', cpf);
    url.searchParams.set('acao', acao);
    const { headers } = await fetch(url, { redirect: 'manual' });
    return new URL(headers.get('location') ?? 'about:blank');
  }

  certificadoDe(conta: Conta): Promise<Emitido> {
    const { nome, cpf, cpfNoCertificado = cpf } = conta;
    const feito = this.certificados.get(conta) ?? emitir({ nome, por: this.final, cpf: cpfNoCertificado, rsa: true });
    this.certificados.set(conta, feito);
    return feito;
  }

  private async responder(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    if (url.pathname === '/oauth2.0/authorize') return this.pagina(url, response);
    if (url.pathname === '/oauth2.0/decidir') return this.decidir(url.searchParams, response);
    const caminho = /^\/(?:oauth2\.0|externo\/v2)\/(token|certificadoPublico|assinarPKCS7)$/.exec(url.pathname)?.[1] as
      | Caminho
      | undefined;
    if (!caminho) return void dizer(response, 404, 'Not Found');
    const corpo = await lido(request);
    this.pedidos.push({ caminho, corpo });
    const vez = (this.vezes.get(caminho) ?? 0) + 1;
    this.vezes.set(caminho, vez);
    if (this.desviar(response, caminho, vez)) return;
    if (caminho === 'token') return this.token(new URLSearchParams(corpo), response);
    const ficha = this.fichas.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    if (!ficha || ficha.ate < Date.now()) return void dizer(response, 401, 'Unauthorized');
    if (ficha.conta.nivel === 'bronze') return void dizer(response, 403, BRONZE);
    if (caminho === 'certificadoPublico') return void dizer(response, 200, (await this.certificadoDe(ficha.conta)).pem);
    return this.assinar(ficha, corpo, response);
  }

  /** The screen where a person authorises; the true one asks who they are before it, and for a code. */
  private pagina(url: URL, response: ServerResponse): void {
    const campos = [...url.searchParams].map(
      ([nome, valor]) => `<input type="hidden" name="${nome}" value="${valor}">`,
    );
    const contas = this.contas.map(({ cpf, nome }) => `<option value="${cpf}">${nome}</option>`);
    dizer(
      response,
      200,
      `<!doctype html><html lang="pt-BR"><title>gov.br de teste</title><h1>Autorizar a assinatura</h1>
       <form action="/oauth2.0/decidir">${campos.join('')}<label>Conta <select name="conta">${contas.join('')}</select></label>
       <button name="acao" value="autorizar">Autorizar</button><button name="acao" value="cancelar">Cancelar</button></form>`,
      'text/html; charset=utf-8',
    );
  }

  private decidir(pedido: URLSearchParams, response: ServerResponse): void {
    const conta = this.contas.find(({ cpf }) => cpf === pedido.get('conta'));
    const [scope = '', redirectUri = ''] = [pedido.get('scope') ?? '', pedido.get('redirect_uri') ?? ''];
    const nosso = pedido.get('client_id') === CLIENTE_GOVBR.id && pedido.get('response_type') === 'code';
    if (!conta || !nosso || !/^(sign|signature_session)( govbr)?$/.test(scope) || !pedido.get('nonce')) {
      return void dizer(response, 401, 'Unauthorized');
    }
    const volta = new URL(redirectUri);
    if (pedido.get('acao') === 'autorizar') {
      const codigo = `OC-${randomBytes(16).toString('hex')}`;
      this.codigos.set(codigo, { conta, scope, redirectUri });
      volta.searchParams.set('code', codigo);
    } else volta.searchParams.set('error', 'access_denied');
    volta.searchParams.set('state', pedido.get('state') ?? '');
    response.writeHead(302, { location: volta.href });
    response.end();
  }

  private token(pedido: URLSearchParams, response: ServerResponse): void {
    const certo =
      pedido.get('grant_type') === 'authorization_code' &&
      pedido.get('client_id') === CLIENTE_GOVBR.id &&
      pedido.get('client_secret') === CLIENTE_GOVBR.segredo;
    if (!certo)
      return void dizer(response, 401, JSON.stringify({ status: 401, error: 'Unauthorized' }), 'application/json');
    const codigo = pedido.get('code') ?? '';
    const autorizacao = this.codigos.get(codigo);
    this.codigos.delete(codigo);
    if (!autorizacao || autorizacao.redirectUri !== pedido.get('redirect_uri')) {
      return void dizer(response, 400, 'error=invalid_request');
    }
    const ficha = `AT-${randomBytes(16).toString('hex')}`;
    this.fichas.set(ficha, { ...autorizacao, assinou: 0, ate: Date.now() + 600_000 });
    const dada = { access_token: ficha, token_type: 'bearer', expires_in: 600 };
    dizer(response, 200, JSON.stringify(dada), 'application/json');
  }

  private async assinar(ficha: Ficha, corpo: string, response: ServerResponse): Promise<void> {
    const pode = ficha.scope.startsWith('sign ') || ficha.scope === 'sign' ? 1 : LOTE;
    if (ficha.assinou >= pode) return void dizer(response, 401, 'Unauthorized');
    ficha.assinou += 1;
    const { hashBase64 } = JSON.parse(corpo) as { hashBase64: string };
    const resumo = Buffer.from(hashBase64, 'base64');
    if (resumo.length !== 32) return void dizer(response, 400, 'hash');
    const quem = (await this.trocar?.(ficha.conta)) ?? (await this.certificadoDe(ficha.conta));
    response.writeHead(200, { 'content-type': 'application/octet-stream' });
    response.end(await pkcs7(this.estragar(resumo), quem));
  }
}

/** Of a digest, detached, with the signer's certificate alone. */
async function pkcs7(resumo: Buffer, { certificado, chave }: Emitido): Promise<Buffer> {
  const { issuer, serialNumber } = certificado;
  const signedAttrs = new SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      new Attribute({ type: '1.2.840.113549.1.9.3', values: [new ObjectIdentifier({ value: DADOS })] }),
      new Attribute({ type: '1.2.840.113549.1.9.4', values: [new OctetString({ valueHex: resumo })] }),
    ],
  });
  const sid = new IssuerAndSerialNumber({ issuer, serialNumber });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DADOS }),
    signerInfos: [new SignerInfo({ version: 1, sid, signedAttrs })],
    certificates: [certificado],
  });
  await signed.sign(chave, 0, 'SHA-256', undefined, ENGINE);
  const content = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return Buffer.from(content.toSchema().toBER());
}
