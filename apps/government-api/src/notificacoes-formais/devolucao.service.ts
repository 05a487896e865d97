import { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FornecedoresService } from '../fornecedores/fornecedores.service.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { limited, readAll } from '../http/stream.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { OcorrenciasService } from '../ocorrencias/ocorrencias.service.ts';
import { conferirDevolvida, numeroEscrito, soma } from './notificacao.rules.ts';
import { ciclo } from './notificacoes-formais.ciclo.rules.ts';
import { toADevolver } from './notificacoes-formais.mapper.ts';
import { type Notificacao, NotificacoesFormaisRepository } from './notificacoes-formais.repository.ts';
import { NotificacoesFormaisService } from './notificacoes-formais.service.ts';

type Schemas = components['schemas'];
type Chegada = {
  readonly ocorrenciaId: number;
  readonly sha256: string;
  readonly pdf: Buffer;
  readonly pessoa: Pessoa | null;
};

const LIMITE = operations.devolverNotificacaoPeloCodigo.bodyLimit;
const GRANDE = 'A notificação assinada deve ter até 10 MB.';
const MENOR_MOTIVO = 3;

/** The notification that comes back signed: by the supplier's address, or by hand through the agency. */
@Injectable()
export class DevolucaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificacoesFormaisRepository,
    private readonly formais: NotificacoesFormaisService,
    private readonly ocorrencias: OcorrenciasService,
    private readonly fornecedores: FornecedoresService,
    private readonly notificacoes: NotificacoesService,
    private readonly correio: MailOutbox,
    private readonly arquivos: FotosService,
    private readonly steps: CycleSteps,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async lerPeloCodigo(codigo: string): Promise<Schemas['NotificacaoADevolver']> {
    const { ocorrenciaId, prazo } = await this.ocorrencias.porta(this.database, codigo);
    return toADevolver(await this.repository.ofOccurrence(this.database, ocorrenciaId), prazo);
  }

  async baixarPeloCodigo(codigo: string): Promise<StreamableFile> {
    const { ocorrenciaId } = await this.ocorrencias.porta(this.database, codigo);
    return this.formais.arquivo(await this.formais.exigir(this.database, ocorrenciaId), 'EMITIDA');
  }

  async devolver(codigo: string, sha256: string, corpo: Readable): Promise<Schemas['NotificacaoADevolver']> {
    // Asked before the file is read, and again with it: a stranger's megabytes are not taken.
    const { ocorrenciaId, prazo } = await this.ocorrencias.porta(this.database, codigo);
    const pdf = await readAll(limited(corpo, LIMITE, GRANDE));
    return this.database.transaction(async tx => {
      await this.ocorrencias.porta(tx, codigo);
      return toADevolver(await this.receber(tx, { ocorrenciaId, sha256, pdf, pessoa: null }), prazo);
    });
  }

  async juntar(
    pessoa: Pessoa,
    ocorrenciaId: number,
    { sha256, corpo }: { sha256: string; corpo: Readable },
  ): Promise<Schemas['NotificacaoFormalDaOcorrencia']> {
    await this.ocorrencias.exigir(this.database, pessoa, ocorrenciaId);
    const pdf = await readAll(limited(corpo, LIMITE, GRANDE));
    return this.database.transaction(async tx => {
      await this.receber(tx, { ocorrenciaId, sha256, pdf, pessoa });
      return this.formais.ler(tx, pessoa, ocorrenciaId);
    });
  }

  decidir(
    pessoa: Pessoa,
    { ocorrenciaId, ifMatch }: { ocorrenciaId: number; ifMatch: string | undefined },
    { aceita, motivo: digitado }: Schemas['DecisaoDaDevolucao'],
  ): Promise<Schemas['NotificacaoFormalDaOcorrencia']> {
    const motivo = digitado?.trim() || null;
    if (!aceita && (motivo?.length ?? 0) < MENOR_MOTIVO) {
      const detail = 'Diga por que a devolução não é aceita.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/motivo', detail }] });
    }
    return this.database.transaction(async tx => {
      const { fornecedorId, lotacaoId } = await this.ocorrencias.exigir(tx, pessoa, ocorrenciaId, true);
      const notificacao = await this.formais.exigir(tx, ocorrenciaId);
      const { id, versao } = notificacao;
      await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'notificacoes_formais', entidadeId: id });
      await this.dar(tx, notificacao, {
        ...(aceita ? { passo: 'aceitar', para: 'ACEITA' } : { passo: 'recusar', para: 'RECUSADA' }),
        ...{ pessoa, lotacaoId },
        set: { decididaEm: this.clock.now(), decididaPor: pessoa.usuarioId, motivo },
        dados: motivo ? { motivo } : {},
      });
      await this.notificacoes.emitir(tx, 'NOTIFICACAO_DECIDIDA', [{ ocorrenciaId }]);
      if (!aceita && motivo) await this.dizer(tx, notificacao, fornecedorId, motivo);
      return this.formais.ler(tx, pessoa, ocorrenciaId);
    });
  }

  private async receber(tx: Transaction, { ocorrenciaId, sha256, pdf, pessoa }: Chegada): Promise<Notificacao> {
    // The occurrence's lock: of two files at once one comes first.
    const { lotacaoId, dataRefeicao: data } = await this.ocorrencias.travada(tx, ocorrenciaId);
    const notificacao = await this.formais.exigir(tx, ocorrenciaId);
    if (soma(pdf) !== sha256) {
      throw problema('arquivo-invalido', { detail: 'O arquivo chegou diferente do que saiu. Envie de novo.' });
    }
    if (notificacao.situacao === 'DEVOLVIDA' && notificacao.devolvidaSha256 === sha256) return notificacao;
    const passo = pessoa ? 'juntar' : 'devolver';
    ciclo.require(passo, { situacao: notificacao.situacao });
    const { signedToTheEnd } = await import('../documents/pdf-signatures.ts');
    const conferencia = conferirDevolvida(pdf, notificacao, await signedToTheEnd(pdf));
    if (!conferencia) throw problema('arquivo-invalido', { detail: recusaDe(pdf) });
    const guardado = await this.arquivos.guardarAnexo(
      Readable.from([pdf]),
      LIMITE,
      sha256,
      `notificacao-${ocorrenciaId}-devolvida`,
    );
    const depois = await this.dar(tx, notificacao, {
      passo,
      para: 'DEVOLVIDA',
      ...{ pessoa, lotacaoId },
      set: {
        ...{ devolvidaEm: this.clock.now(), devolvidaPor: pessoa?.usuarioId ?? null, conferencia, motivo: null },
        ...{ devolvidaArquivo: guardado.arquivo, devolvidaSha256: sha256, devolvidaBytes: pdf.length },
      },
      dados: { conferencia, sha256 },
    });
    const { lotacao, contratada } = notificacao.conteudo;
    await this.notificacoes.emitir(tx, 'NOTIFICACAO_DEVOLVIDA', [
      {
        ...{ ocorrenciaId, lotacaoId, lotacao, data, numero: numeroEscrito(notificacao), fornecedor: contratada.nome },
        ...{ versao: depois.versao, fora: conferencia === 'FORA' },
      },
    ]);
    return depois;
  }

  private dar(
    tx: Transaction,
    notificacao: Notificacao,
    passo: {
      passo: 'devolver' | 'juntar' | 'aceitar' | 'recusar';
      para: Notificacao['situacao'];
      pessoa: Pessoa | null;
      lotacaoId: number;
      set: Partial<Notificacao>;
      dados: Record<string, unknown>;
    },
  ): Promise<Notificacao> {
    const { id, versao, situacao: de, ocorrenciaId } = notificacao;
    const { passo: nome, para, pessoa, lotacaoId, set, dados } = passo;
    return this.steps.take(tx, ciclo, {
      entidade: 'notificacoes_formais',
      linha: { passo: nome, id, pessoa, de, para, dados: { numero: numeroEscrito(notificacao), ...dados } },
      versao,
      gravar: guarda => this.repository.transition(tx, guarda, { ...set, situacao: para }),
      reler: () => this.repository.ofOccurrence(tx, ocorrenciaId),
      avisar: () => ({ tipo: 'ocorrencia', lotacaoId }),
    });
  }

  /** The supplier has no account: without this it would never hear that what it returned does not do. */
  private async dizer(tx: Transaction, notificacao: Notificacao, fornecedorId: number, motivo: string): Promise<void> {
    const numero = numeroEscrito(notificacao);
    const para = await this.fornecedores.emailsDe(tx, fornecedorId, 'OCORRENCIAS');
    const chave = `notificacao-formal:${notificacao.id}:${notificacao.versao}`;
    const assunto = `Notificação ${numero}: a devolução não foi aceita`;
    const texto = `${motivo}\n\nDevolva-a assinada de novo, pelo endereço que recebeu, até o prazo; depois dele, em mãos.`;
    await this.correio.addLetter(tx, { chave, referencia: chave, para, assunto, texto, anexos: [] }, this.clock.now());
  }
}

const recusaDe = (pdf: Buffer): string =>
  pdf.subarray(0, 5).toString('latin1') === '%PDF-'
    ? 'Este é o arquivo como foi emitido, sem assinatura. Assine e envie o assinado.'
    : 'Envie a notificação assinada em PDF.';
