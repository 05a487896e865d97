import { randomBytes } from 'node:crypto';
import { type Problema, problema } from '@alipen/platform/problems/problema';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ArquivoAssinadoService, type Falta, faltas } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { OutsideAway } from '../http/outside-call.ts';
import { PapeisAssinadosService } from '../papeis-assinados/papeis-assinados.service.ts';
import { cpfMascarado, UsuariosService } from '../usuarios/usuarios.service.ts';
import type { Tentativa } from './assinaturas-govbr.repository.ts';
import { GOVBR, type GovbrSettings } from './govbr.settings.ts';
import { GovbrClient, GovbrRecusou } from './govbr-client.ts';
import { seal, unseal } from './sealed-token.ts';

type Fim = Pick<Tentativa, 'situacao'> & Partial<Pick<Tentativa, 'motivo' | 'ficha' | 'expiraEm'>>;
type Pedido = { readonly codigo: string; readonly ficha: string };

/** What gov.br answers, believed only as far as our own reading of it goes. */
@Injectable()
export class AutorizacaoGovbr {
  private readonly logger = new Logger('assinatura-govbr');
  /** Null where the installation has none. */
  readonly client: GovbrClient | null;

  constructor(
    @Inject(GOVBR) settings: GovbrSettings | null,
    private readonly database: Database,
    private readonly arquivos: ArquivoAssinadoService,
    private readonly assinados: PapeisAssinadosService,
    private readonly usuarios: UsuariosService,
    private readonly clock: Clock,
  ) {
    this.client = settings && new GovbrClient(settings);
  }

  exigir(): GovbrClient {
    if (this.client) return this.client;
    throw problema('nao-encontrado', { detail: 'Esta instalação não assina com gov.br.' });
  }

  /** What an attempt that came back comes to. Whose certificate it is, is asked before anything is signed with it. */
  async receber(pessoa: Pessoa, { id }: Tentativa, code: string | undefined): Promise<Fim> {
    if (code === undefined) return recusada(NAO_AUTORIZOU);
    const client = this.exigir();
    try {
      const { ficha, segundos } = await client.trocar(code);
      const recusa = await this.recusaDo(await client.certificado(ficha), pessoa);
      if (recusa) return recusada(recusa);
      const expiraEm = new Date(this.clock.now().getTime() + segundos * 1000);
      const lacrada = seal(ficha, { secret: client.settings.clientSecret, id });
      return { situacao: 'AUTORIZADA', ficha: lacrada, expiraEm };
    } catch (error) {
      return recusada(this.frase(error));
    }
  }

  fichaDe({ id, situacao, ficha, expiraEm }: Tentativa): string {
    const { settings } = this.exigir();
    const vale = situacao === 'AUTORIZADA' && ficha && expiraEm > this.clock.now();
    const aberta = vale ? unseal(ficha, { secret: settings.clientSecret, id }) : undefined;
    if (aberta === undefined) throw problema('conflito', { detail: TERMINOU });
    return aberta;
  }

  /** Asks for the signature of one paper and keeps the file, judged as one that somebody brings. */
  async assinar(pessoa: Pessoa, { codigo, ficha }: Pedido): Promise<void> {
    const { prepareDetached } = await import('../documents/pdf-detached.ts');
    const { cmsOf, digestIn } = await import('../documents/cms.ts');
    const emitido = await this.assinados.aAssinar(pessoa, codigo);
    const { digest, embed } = await prepareDetached(emitido, `govbr-${randomBytes(8).toString('hex')}`);
    const cms = await this.exigir()
      .assinar(ficha, digest)
      .catch(error => this.recusar(error));
    const lido = cmsOf(cms);
    if (!lido) throw this.recusar(new OutsideAway('no PKCS#7'));
    if (!digestIn(lido)?.equals(digest)) throw naoServe(DE_OUTRO_CONTEUDO);
    await this.assinados.aceitar(pessoa, codigo, { pdf: embed(cms), acao: 'assinarPapelComGovbr', faltas: DITAS });
  }

  private async recusaDo(certificado: Buffer, { usuarioId }: Pessoa): Promise<string | null> {
    const signataria = await this.arquivos.apresentada(certificado);
    if (typeof signataria === 'string') return DITAS[signataria];
    const { cpf } = signataria;
    if (cpf === (await this.usuarios.cpfDe(this.database, usuarioId))) return null;
    return `A conta gov.br que autorizou é de outra pessoa, de CPF ${cpfMascarado(cpf)}. Saia dela no gov.br e assine com a sua.`;
  }

  private recusar(error: unknown): never {
    // Somebody else's server that is down is no outage of this one: the gateway would count a 5xx as ours, and keep its words.
    throw problema('conflito', { detail: this.frase(error), cause: error });
  }

  private frase(error: unknown): string {
    if (error instanceof GovbrRecusou) return error.message;
    if (!(error instanceof OutsideAway)) throw error;
    this.logger.warn(`gov.br did not answer as it should: ${error.message}`);
    return NAO_RESPONDE;
  }
}

const recusada = (motivo: string): Fim => ({ situacao: 'RECUSADA', motivo });
const naoServe = (detail: string): Problema => problema('arquivo-invalido', { detail });

const NAO_AUTORIZOU = 'Você não autorizou a assinatura no gov.br. Nada foi assinado.';
const NAO_RESPONDE =
  'O gov.br não respondeu como devia. O papel continua como estava: tente de novo em alguns minutos.';
const TERMINOU = 'A autorização do gov.br terminou. Autorize de novo para assinar o que falta.';
const DE_OUTRO_CONTEUDO =
  'O gov.br devolveu a assinatura de outro conteúdo. O papel continua como estava: comece de novo.';

/** What somebody who brings a file could mend, here nobody at the screen can. */
const DITAS: Readonly<Record<Falta, string>> = {
  ...faltas,
  ALTERADO: 'A assinatura que o gov.br devolveu não confere com o papel. Ele continua como estava: comece de novo.',
  SEM_PESSOA: 'O gov.br não devolveu a sua assinatura. O papel continua como estava: comece de novo.',
  FORA_DA_CONFIANCA:
    'O certificado que o gov.br usou não vem das autoridades que a agência aceita. Avise quem cuida da instalação (GOVBR_TRUST).',
  VENCIDO: 'O certificado que o gov.br usou não está valendo. Tente de novo em alguns minutos.',
  SEM_CPF: 'O certificado que o gov.br usou não diz o seu CPF. Avise quem cuida da instalação.',
};
