import type { components } from '@alipen/contracts/generated/government-api';
import { Problema, problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock, plainDate } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { eachInSavepoint } from '../../database/each-in-savepoint.ts';
import { etagOf } from '../../versions/versions.ts';
import { PedidosEnvioService } from '../envio/envio.service.ts';
import { PedidosRascunhoService } from '../rascunho/rascunho.service.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { type DiaDoLote, PedidosLoteRepository } from './lote.repository.ts';
import { acoesDaLinha, comDigitadas, pedidoDaLinha, quantidadesDe } from './lote.rules.ts';

type Schemas = components['schemas'];
type Linha = Schemas['RascunhoDaLinha'];

/** Refusals because somebody else wrote first: the row comes back with the stored cells, to be merged one by one. */
const DE_CONFLITO: readonly string[] = ['versao-vencida', 'pedido-duplicado'];

@Injectable()
export class PedidosLoteService {
  constructor(
    private readonly database: Database,
    private readonly repository: PedidosLoteRepository,
    private readonly pedidos: PedidosRepository,
    private readonly rascunho: PedidosRascunhoService,
    private readonly envio: PedidosEnvioService,
    private readonly clock: Clock,
  ) {}

  async salvar(pessoa: Pessoa, { pedidos }: Schemas['RascunhosEmLote']): Promise<Schemas['RascunhosGravados']> {
    // Before anything is written: one unit out of reach refuses the whole call and leaves its line in the audit trail.
    for (const { lotacaoId } of pedidos) requireReach(pessoa, lotacaoId);
    return this.database.transaction(async tx => {
      const recusas = new Map<number, Problema>();
      const ordem = [...pedidos.keys()].sort((a, b) => comparar(pedidos[a], pedidos[b]));
      // All days are locked first, in one order: a number, once taken, is held to the end, and opening a single order locks
      // its day before its number.
      await this.repository.lockDays(tx, pedidos);
      await eachInSavepoint(tx, [...ordem.keys()], async (savepoint, posicao) => {
        const indice = ordem[posicao] ?? 0;
        const linha = pedidos[indice];
        if (linha) await lembrar(recusas, indice, this.gravar(savepoint, pessoa, linha));
      });
      return { resultados: await this.resultados(tx, pessoa, pedidos, recusas) };
    });
  }

  async enviar(pessoa: Pessoa, lote: Schemas['EnviosEmLote']): Promise<Schemas['EnviosFeitos']> {
    const { pedidos, ...envio } = lote;
    for (const lotacaoId of await this.repository.unitsOf(
      this.database,
      pedidos.map(({ id }) => id),
    )) {
      requireReach(pessoa, lotacaoId);
    }
    return this.database.transaction(async tx => {
      const recusas = new Map<number, Problema>();
      const versoes = new Map(pedidos.map(({ id, versao }) => [id, versao]));
      await eachInSavepoint(tx, [...versoes.keys()], (savepoint, pedidoId) => {
        const ifMatch = etagOf(versoes.get(pedidoId) ?? 0);
        return lembrar(recusas, pedidoId, this.envio.remeter(savepoint, pessoa, { pedidoId, ifMatch }, envio));
      });
      const lidos = await this.repository.findOrders(tx, [...versoes.keys()]);
      const por = new Map(lidos.map(dia => [dia.pedidoId, dia]));
      return {
        resultados: pedidos.map(({ id }) => {
          const recusa = recusas.get(id);
          const dia = por.get(id);
          return {
            id,
            feito: !recusa,
            detail: recusa?.message ?? null,
            pedeJustificativa: recusa?.slug === 'justificativa-obrigatoria',
            pedido: dia ? pedidoDaLinha(dia) : null,
          };
        }),
      };
    });
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, linha: Linha): Promise<void> {
    const { lotacaoId, dataRefeicao, versao, itens } = linha;
    if (versao === null) {
      await this.rascunho.abrir(tx, pessoa, { lotacaoId, dataRefeicao, itens });
      return;
    }
    const [dia] = await this.repository.findDays(tx, [lotacaoId], [dataRefeicao]);
    if (!dia?.pedidoId)
      throw problema('versao-vencida', { detail: 'O pedido que você via não vale mais. Confira a linha.' });
    const guardadas = await this.pedidos.itemsOf(tx, dia.pedidoId);
    const visto = { pedidoId: dia.pedidoId, ifMatch: etagOf(versao) };
    const juntas = comDigitadas(guardadas.filter(({ ativo }) => ativo).map(soQuantidade), itens);
    await this.rascunho.alterar(tx, pessoa, visto, { itens: juntas });
  }

  private async resultados(
    tx: Transaction,
    pessoa: Pessoa,
    linhas: readonly Linha[],
    recusas: ReadonlyMap<number, Problema>,
  ): Promise<Schemas['RascunhoGravado'][]> {
    const unidades = [...new Set(linhas.map(({ lotacaoId }) => lotacaoId))];
    const datas = [...new Set(linhas.map(({ dataRefeicao }) => dataRefeicao))];
    const dias = new Map(
      (await this.repository.findDays(tx, unidades, datas)).map(dia => [`${dia.lotacaoId} ${dia.data}`, dia]),
    );
    const agora = this.clock.now();
    return linhas.map(({ lotacaoId, dataRefeicao }, posicao) => {
      const recusa = recusas.get(posicao);
      const dia = dias.get(`${lotacaoId} ${dataRefeicao}`);
      const conflito = recusa && DE_CONFLITO.includes(recusa.slug);
      const resultado = recusa ? (conflito ? 'CONFLITO' : 'RECUSADO') : 'GRAVADO';
      return {
        lotacaoId,
        dataRefeicao,
        resultado,
        detail: recusa?.message ?? null,
        pedido: dia ? pedidoDaLinha(dia) : null,
        itens: resultado === 'RECUSADO' || !dia?.pedidoId ? null : quantidadesDe(dia.itens),
        acoes: dia?.pedidoId ? acoesDaLinha(contextoDe(pessoa, agora, dia), false) : [],
      };
    });
  }
}

const contextoDe = ({ authorities }: Pessoa, agora: Date, { situacao, data, fusoHorario }: DiaDoLote) => ({
  situacao,
  autoridades: authorities,
  diaPassado: data < plainDate(agora, fusoHorario),
});

const soQuantidade = ({ tipoAlimentacaoId, tipoPublicoId, quantidade }: Schemas['ItemDigitado']) => ({
  tipoAlimentacaoId,
  tipoPublicoId,
  quantidade,
});

const comparar = (a: Linha | undefined, b: Linha | undefined): number =>
  (a?.lotacaoId ?? 0) - (b?.lotacaoId ?? 0) || ((a?.dataRefeicao ?? '') < (b?.dataRefeicao ?? '') ? -1 : 1);

/** Keeps the refusal of a row and rethrows it, so that its savepoint is undone. */
async function lembrar(recusas: Map<number, Problema>, chave: number, feito: Promise<unknown>): Promise<void> {
  try {
    await feito;
  } catch (error) {
    if (error instanceof Problema) recusas.set(chave, error);
    throw error;
  }
}
