import { Readable } from 'node:stream';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { CycleSteps } from '../cycle/cycle-steps.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { OcorrenciasService } from '../ocorrencias/ocorrencias.service.ts';
import { definicaoDe } from '../parametros/parametros.registro.table.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { safeName } from '../spreadsheets/spreadsheet-file.ts';
import { notificacaoEmPdf } from './notificacao.pdf.mapper.ts';
import {
  type ConteudoDaNotificacao,
  codigoDeNotificacaoLido,
  hashDaNotificacao,
  novoCodigoDeNotificacao,
  numeroEscrito,
  soma,
} from './notificacao.rules.ts';
import { acoesDe, ciclo } from './notificacoes-formais.ciclo.rules.ts';
import { toNotificacao, toVerificada } from './notificacoes-formais.mapper.ts';
import { type Notificacao, NotificacoesFormaisRepository } from './notificacoes-formais.repository.ts';

type Schemas = components['schemas'];
type Lida = Promise<Schemas['NotificacaoFormalDaOcorrencia']>;

/** Bytes: far more than any paper of ours. */
const LIMITE = 10 * 1024 * 1024;
const ENCERRADA = 'A ocorrência já foi encerrada: não se emite mais notificação dela.';

/** The formal notification of an occurrence: issued once, on paper that anybody may verify. */
@Injectable()
export class NotificacoesFormaisService {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificacoesFormaisRepository,
    private readonly ocorrencias: OcorrenciasService,
    private readonly parametros: ParametrosService,
    private readonly agencia: AgenciaService,
    private readonly arquivos: FotosService,
    private readonly steps: CycleSteps,
    private readonly clock: Clock,
  ) {
    this.ocorrencias.aoNotificar((tx, pessoa, dela) => this.enviar(tx, pessoa, dela));
  }

  async obter(pessoa: Pessoa, ocorrenciaId: number): Lida {
    await this.ocorrencias.exigir(this.database, pessoa, ocorrenciaId);
    return this.ler(this.database, pessoa, ocorrenciaId);
  }

  /** Under the occurrence's lock: of two at once one issues, and both get the same paper. */
  emitir(pessoa: Pessoa, ocorrenciaId: number): Lida {
    return this.database.transaction(async tx => {
      const { situacao } = await this.ocorrencias.exigir(tx, pessoa, ocorrenciaId, true);
      if (await this.repository.ofOccurrence(tx, ocorrenciaId)) return this.ler(tx, pessoa, ocorrenciaId);
      if (situacao === 'ENCERRADA') throw problema('conflito', { detail: ENCERRADA });
      const hoje = this.clock.today(FUSO_DA_AGENCIA);
      const ano = Number(hoje.slice(0, 4));
      const numero = await this.repository.nextNumber(tx, ano);
      const conteudo = await this.conteudo(tx, pessoa, { ocorrenciaId, hoje, numero: numeroEscrito({ ano, numero }) });
      const hash = hashDaNotificacao(conteudo);
      const timbre = await this.agencia.timbre(tx);
      const pdf = await this.agencia.escrever(
        notificacaoEmPdf({ conteudo, hash, timbre, endereco: this.agencia.endereco }),
      );
      const sha256 = soma(pdf);
      const guardado = await this.arquivos.guardarAnexo(
        Readable.from([pdf]),
        LIMITE,
        sha256,
        `notificacao-${ocorrenciaId}`,
      );
      const { id } = await this.repository.insert(tx, {
        ...{ ocorrenciaId, ano, numero, codigo: conteudo.codigo, situacao: 'EMITIDA', conteudo, hash, sha256 },
        ...{ arquivo: guardado.arquivo, bytes: pdf.length },
        ...{ emitidaEm: new Date(conteudo.emitidaEm), emitidaPor: pessoa.usuarioId },
      });
      await this.steps.write(tx, ciclo, {
        entidade: 'notificacoes_formais',
        linhas: [
          { passo: 'emitir', id, pessoa, de: null, para: 'EMITIDA', dados: { numero: conteudo.numero, sha256 } },
        ],
      });
      return this.ler(tx, pessoa, ocorrenciaId);
    });
  }

  async baixar(pessoa: Pessoa, ocorrenciaId: number, via: Schemas['ViaDaNotificacao']): Promise<StreamableFile> {
    await this.ocorrencias.exigir(this.database, pessoa, ocorrenciaId);
    return this.arquivo(await this.exigir(this.database, ocorrenciaId), via);
  }

  async arquivo(notificacao: Notificacao, via: Schemas['ViaDaNotificacao']): Promise<StreamableFile> {
    const nome = via === 'EMITIDA' ? notificacao.arquivo : notificacao.devolvidaArquivo;
    const guardado = nome && (await this.arquivos.abrirAnexo(nome));
    if (!guardado) throw problema('nao-encontrado', { detail: 'Este arquivo não existe.' });
    const titulo = `notificacao-${numeroEscrito(notificacao)}${via === 'DEVOLVIDA' ? '-devolvida' : ''}`;
    return new StreamableFile(guardado.stream, {
      type: 'application/pdf',
      length: guardado.bytes,
      disposition: `attachment; filename="${safeName(titulo)}.pdf"`,
    });
  }

  async verificar(digitado: string): Promise<Schemas['NotificacaoVerificada']> {
    const codigo = codigoDeNotificacaoLido(digitado);
    const notificacao = codigo && (await this.repository.byCode(this.database, codigo));
    if (!notificacao) {
      throw problema('nao-encontrado', {
        detail: 'Nenhuma notificação tem este código. Confira as letras impressas no papel: N e sete grupos de quatro.',
      });
    }
    return toVerificada(notificacao);
  }

  async exigir(tx: Transaction, ocorrenciaId: number): Promise<Notificacao> {
    const notificacao = await this.repository.ofOccurrence(tx, ocorrenciaId);
    if (notificacao) return notificacao;
    throw problema('nao-encontrado', { detail: 'Esta ocorrência não tem notificação à contratada.' });
  }

  async ler(tx: Transaction, { authorities }: Pessoa, ocorrenciaId: number): Lida {
    const notificacao = await this.repository.ofOccurrence(tx, ocorrenciaId);
    return {
      notificacao: notificacao
        ? toNotificacao(notificacao, await this.repository.names(tx, notificacao.id), this.clock.now())
        : null,
      acoes: acoesDe(notificacao?.situacao ?? null, authorities),
    };
  }

  /** It goes by the address that the occurrence's notice has just made. Answers what the mail says of it. */
  private async enviar(
    tx: Transaction,
    pessoa: Pessoa,
    { ocorrenciaId, prazo }: { ocorrenciaId: number; prazo: Date },
  ): Promise<string | null> {
    const notificacao = await this.repository.ofOccurrence(tx, ocorrenciaId);
    if (!notificacao || !ciclo.startsFrom('enviar', notificacao.situacao)) return null;
    const { id, versao, situacao: de } = notificacao;
    const numero = numeroEscrito(notificacao);
    await this.steps.take(tx, ciclo, {
      entidade: 'notificacoes_formais',
      linha: { passo: 'enviar', id, pessoa, de, para: 'ENVIADA', dados: { numero } },
      versao,
      gravar: guarda =>
        this.repository.transition(tx, guarda, { situacao: 'ENVIADA', enviadaEm: this.clock.now(), prazoEm: prazo }),
      reler: () => this.repository.ofOccurrence(tx, ocorrenciaId),
    });
    return `No mesmo endereço está a notificação ${numero}: baixe, assine e devolva, também dentro do prazo.`;
  }

  private async conteudo(
    tx: Transaction,
    { nome, matricula }: Pessoa,
    { ocorrenciaId, hoje, numero }: { ocorrenciaId: number; hoje: string; numero: string },
  ): Promise<ConteudoDaNotificacao> {
    const { fundamentoDaNotificacao, respostaOcorrenciaDias } = await this.parametros.doDia(tx, hoje);
    const fundamentos = definicaoDe('fundamentoDaNotificacao');
    return {
      esquema: 1,
      ...{ numero, codigo: novoCodigoDeNotificacao() },
      ...(await this.repository.about(tx, ocorrenciaId)),
      fundamento: fundamentos.tipo === 'OPCAO' ? (fundamentos.opcoes[fundamentoDaNotificacao] ?? '') : '',
      prazoDias: respostaOcorrenciaDias,
      fotos: await this.repository.photosOf(tx, ocorrenciaId),
      emitidaEm: this.clock.now().toISOString(),
      emitidaPor: { nome, matricula },
    };
  }
}
