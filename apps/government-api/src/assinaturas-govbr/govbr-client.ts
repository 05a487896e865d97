import { X509Certificate } from 'node:crypto';
import { callOutside, type OutsideAnswer, OutsideAway } from '../http/outside-call.ts';
import type { GovbrSettings } from './govbr.settings.ts';

/** gov.br said no; the message is for the person. */
export class GovbrRecusou extends Error {
  override name = 'GovbrRecusou';
}

export type Ida = { readonly state: string; readonly nonce: string; readonly papeis: number };
export type Autorizacao = { readonly ficha: string; readonly segundos: number };

/** Milliseconds; two of them fit in what the gateway waits for the class of these operations. */
const ESPERA = 8_000;
const LIMITES = { ms: ESPERA, bytes: 65_536 };
/** Seconds: what the manual gives a token. */
const VIDA = 600;
const MAIOR_FICHA = 8_192;

export const NIVEL_BAIXO =
  'Para assinar com gov.br a conta precisa ser prata ou ouro. Aumente o nível dela em https://confiabilidades.acesso.gov.br/ e tente de novo.';
const CPF_IRREGULAR =
  'O gov.br não assina com este CPF, pela situação dele na Receita Federal. Procure a Receita e, enquanto isso, assine com um certificado da ICP-Brasil.';
const NAO_ACEITA = 'O gov.br não aceitou a autorização. Comece de novo.';
const ENCERRADA = 'A autorização do gov.br terminou. Autorize de novo para assinar o que falta.';

/** The service of electronic signature of gov.br (manual-integracao-assinatura-eletronica): a digest goes out, a PKCS#7 comes in. */
export class GovbrClient {
  constructor(readonly settings: GovbrSettings) {}

  /** Where the browser goes. */
  enderecoDeIda({ state, nonce, papeis }: Ida): string {
    const { clientId, oauth, retorno } = this.settings;
    const pedido = new URLSearchParams({
      ...{ response_type: 'code', client_id: clientId, redirect_uri: retorno, state, nonce },
      // One exclude the other: a token for one signature, or for many within its minutes.
      scope: papeis === 1 ? 'sign' : 'signature_session',
    });
    return `${oauth}/authorize?${pedido}`;
  }

  /** @throws GovbrRecusou, OutsideAway */
  async trocar(code: string): Promise<Autorizacao> {
    const { clientId, clientSecret, oauth, retorno } = this.settings;
    const body = new URLSearchParams({
      ...{
        grant_type: 'authorization_code',
        code,
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uri: retorno,
      },
    });
    const { status, body: corpo } = await callOutside(`${oauth}/token`, { method: 'POST', body }, LIMITES);
    if (status === 400 || status === 401 || status === 403) throw new GovbrRecusou(NAO_ACEITA);
    if (status !== 200) throw new OutsideAway(`status ${status}`);
    return autorizacaoEm(corpo);
  }

  /** DER. @throws GovbrRecusou, OutsideAway */
  async certificado(ficha: string): Promise<Buffer> {
    const answer = await this.perguntar('certificadoPublico', ficha, { method: 'GET' });
    try {
      return new X509Certificate(answer).raw;
    } catch {
      throw new OutsideAway('no certificate');
    }
  }

  /** `digest`: SHA-256. @throws GovbrRecusou, OutsideAway */
  assinar(ficha: string, digest: Buffer): Promise<Buffer> {
    const body = JSON.stringify({ hashBase64: digest.toString('base64') });
    return this.perguntar('assinarPKCS7', ficha, { method: 'POST', body });
  }

  private async perguntar(operacao: string, ficha: string, init: RequestInit): Promise<Buffer> {
    const headers = { authorization: `Bearer ${ficha}`, ...(init.body && { 'content-type': 'application/json' }) };
    const url = `${this.settings.api}/externo/v2/${operacao}`;
    const answer = await callOutside(url, { ...init, headers }, LIMITES);
    if (answer.status === 401) throw new GovbrRecusou(ENCERRADA);
    if (answer.status === 403) throw new GovbrRecusou(porQue(answer));
    if (answer.status !== 200) throw new OutsideAway(`status ${answer.status}`);
    return answer.body;
  }
}

/** The two reasons that the manual gives for a 403, told apart by its words. */
const porQue = ({ body }: OutsideAnswer): string =>
  /receita federal/i.test(body.toString()) ? CPF_IRREGULAR : NIVEL_BAIXO;

function autorizacaoEm(corpo: Buffer): Autorizacao {
  try {
    const { access_token: ficha, expires_in: dura } = JSON.parse(corpo.toString()) as Record<string, unknown>;
    // Goes into a header.
    if (typeof ficha !== 'string' || !/^[\x21-\x7e]+$/.test(ficha) || ficha.length > MAIOR_FICHA)
      throw new Error('token');
    const segundos = typeof dura === 'number' && dura > 0 ? Math.min(dura, VIDA) : VIDA;
    return { ficha, segundos };
  } catch {
    throw new OutsideAway('no authorisation');
  }
}
