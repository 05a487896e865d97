import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FormulariosService } from '../formularios/formularios.service.ts';
import { FiscalizacoesAberturaService } from './abertura/abertura.service.ts';
import { FiscalizacoesAvisosService } from './ciclo/avisos.service.ts';
import { FiscalizacoesPassoService, SISTEMA } from './ciclo/passo.service.ts';
import { type EventoFiscalizacao, situacoes } from './fiscalizacoes.ciclo.table.ts';
import { toRascunho } from './leitura/fiscalizacoes.mapper.ts';
import { type Cabecalho, FiscalizacoesLeituraService } from './leitura/leitura.service.ts';
import { type DoDia, NaoConformidadesService } from './nao-conformidades/nao-conformidades.service.ts';
import { FiscalizacoesRepository } from './registro/fiscalizacoes.repository.ts';
import { SorteioService } from './sorteio/sorteio.service.ts';

type Schemas = components['schemas'];
type Resposta = Promise<Schemas['Fiscalizacao']>;
export type Escrita = { readonly id: number; readonly ifMatch: string | undefined };

@Injectable()
export class FiscalizacoesService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiscalizacoesRepository,
    private readonly leitura: FiscalizacoesLeituraService,
    private readonly abertura: FiscalizacoesAberturaService,
    private readonly passos: FiscalizacoesPassoService,
    private readonly formularios: FormulariosService,
    private readonly avisos: FiscalizacoesAvisosService,
    private readonly sorteio: SorteioService,
    private readonly faltas: NaoConformidadesService,
    private readonly clock: Clock,
  ) {}

  sortear(signal: AbortSignal): Promise<number> {
    return this.sorteio.sortear(signal);
  }

  async avisarDosPrazos(): Promise<number> {
    return (await this.avisos.aVencer()) + (await this.avisos.correcoesVencidas());
  }

  naoConformidades(tx: Transaction, doDia: DoDia) {
    return this.faltas.doDia(tx, doDia);
  }

  mostraNaoConformidade(tx: Transaction, foto: string, doDia: DoDia): Promise<boolean> {
    return this.faltas.mostra(tx, foto, doDia);
  }

  vencidas(tx: Transaction, doDia: DoDia) {
    return this.faltas.vencidas(tx, doDia);
  }

  designar(pessoa: Pessoa, escrita: Escrita, { usuarioId }: Schemas['DesignacaoFiscalizacao']): Resposta {
    return this.dar('designar', pessoa, escrita, async (tx, { linha, lida }) => {
      await this.abertura.exigirDesignado(tx, usuarioId, linha.lotacaoId);
      const nomes = await this.repository.namesOf(tx, usuarioId === null ? [] : [usuarioId]);
      await this.avisos.designada(tx, linha.id);
      const detalhe = usuarioId === null ? `sem ${lida.designado ?? 'ninguém'}` : (nomes.get(usuarioId) ?? null);
      return { para: 'PENDENTE', set: { designadoId: usuarioId }, detalhe };
    });
  }

  /**
   * From here on the inspection keeps this form: the one in force, or the one the phone already showed. Beginning again
   * one's own inspection changes nothing.
   */
  iniciar(pessoa: Pessoa, { id, ifMatch }: Escrita, { formularioId }: Schemas['InicioFiscalizacao']): Resposta {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      const { linha } = cabecalho;
      this.passos.exigir('iniciar', cabecalho, pessoa);
      if (linha.situacao === 'EM_ANDAMENTO' && linha.fiscalId === pessoa.usuarioId) {
        return this.leitura.ler(tx, id, pessoa);
      }
      await this.passos.exigirVersao(tx, cabecalho, ifMatch, true);
      await this.passos.dar(tx, 'iniciar', {
        pessoa,
        linha,
        para: 'EM_ANDAMENTO',
        set: {
          fiscalId: pessoa.usuarioId,
          iniciadaEm: linha.iniciadaEm ?? this.clock.now(),
          formularioId: linha.formularioId ?? (await this.formularios.doComeco(tx, linha.contratoId, formularioId)),
        },
      });
      return this.leitura.ler(tx, id, pessoa);
    });
  }

  naoRealizar(pessoa: Pessoa, escrita: Escrita, { motivo }: Schemas['MotivoFiscalizacao']): Resposta {
    return this.dar('naoRealizar', pessoa, escrita, async () => ({
      para: 'NAO_REALIZADA',
      set: { motivo: motivo.trim(), fiscalId: pessoa.usuarioId },
      detalhe: motivo.trim(),
      semVersao: true,
    }));
  }

  cancelar(pessoa: Pessoa, escrita: Escrita, { motivo }: Schemas['MotivoFiscalizacao']): Resposta {
    return this.dar('cancelar', pessoa, escrita, async () => ({
      para: 'CANCELADA',
      set: { motivo: motivo.trim() },
      detalhe: motivo.trim(),
    }));
  }

  /** The draft with the highest number stays, whichever device sends last. */
  guardarRespostas(
    pessoa: Pessoa,
    id: number,
    { rascunhoVersao, respostas, fotos = [] }: Schemas['RascunhoRespostas'],
  ): Promise<Schemas['RascunhoGuardado']> {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      const { linha } = cabecalho;
      this.passos.exigir('guardarRascunho', cabecalho, pessoa);
      if (linha.rascunhoVersao === null || rascunhoVersao > linha.rascunhoVersao) {
        const rascunhoEm = this.clock.now();
        const quando = { rascunhoVersao, rascunhoEm, rascunhoPor: pessoa.usuarioId };
        const set = { rascunho: respostas, rascunhoFotos: fotos, ...quando };
        await this.passos.dar(tx, 'guardarRascunho', { pessoa, linha, para: linha.situacao, set, semHistorico: true });
        return { rascunhoVersao, respostas, fotos, guardadoEm: rascunhoEm.toISOString(), guardadoPor: pessoa.nome };
      }
      const nomes = await this.repository.namesOf(tx, linha.rascunhoPor === null ? [] : [linha.rascunhoPor]);
      const guardado = toRascunho(linha, nomes.get(linha.rascunhoPor ?? 0) ?? null);
      if (!guardado) throw new Error('a draft with a version has answers');
      return guardado;
    });
  }

  /** Runs in the transaction that cancels the orders; inspections already begun stay. */
  async acompanharCancelamento(tx: Transaction, pedidoIds: readonly number[]): Promise<number> {
    const pendentes = await this.repository.lockPendingOf(tx, pedidoIds);
    for (const linha of pendentes) {
      const motivo = 'O pedido foi cancelado.';
      const set = { motivo };
      await this.passos.dar(tx, 'acompanharCancelamento', {
        pessoa: SISTEMA,
        linha,
        para: 'CANCELADA',
        set,
        detalhe: motivo,
      });
      await this.avisos.encerrada(tx, linha.id);
    }
    return pendentes.length;
  }

  private dar(
    evento: EventoFiscalizacao,
    pessoa: Pessoa,
    { id, ifMatch }: Escrita,
    trabalho: (
      tx: Transaction,
      cabecalho: Cabecalho,
    ) => Promise<
      Pick<Parameters<FiscalizacoesPassoService['dar']>[2], 'para' | 'set' | 'detalhe'> & { semVersao?: boolean }
    >,
  ): Resposta {
    return this.database.transaction(async tx => {
      const cabecalho = await this.leitura.exigir(tx, id, pessoa, true);
      this.passos.exigir(evento, cabecalho, pessoa);
      const { semVersao = false, ...passo } = await trabalho(tx, cabecalho);
      await this.passos.exigirVersao(tx, cabecalho, ifMatch, semVersao);
      await this.passos.dar(tx, evento, { pessoa, linha: cabecalho.linha, ...passo });
      if (!situacoes[passo.para].aberta) await this.avisos.encerrada(tx, id);
      return this.leitura.ler(tx, id, pessoa);
    });
  }
}
