import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Database, ONE_INSTANT, type Transaction } from '../../database/database.ts';
import { descontoDe, FormulariosService } from '../../formularios/formularios.service.ts';
import { ParametrosService } from '../../parametros/parametros.service.ts';
import { daEntrega, trocasAceitas } from '../../trocas/trocas.query.ts';
import { toVersao } from '../registro/conclusoes.mapper.ts';
import { ConclusoesRepository } from '../registro/conclusoes.repository.ts';
import { FiscalizacoesConversaRepository } from '../registro/conversa.repository.ts';
import { type Chave, EntregaFiscalizadaRepository } from '../registro/entrega-fiscalizada.repository.ts';
import { FiscalizacoesRepository, type LinhaFiscalizacao } from '../registro/fiscalizacoes.repository.ts';
import { impedida, toComentario, toDoDia, toPasso, toResumida } from './fiscalizacoes.mapper.ts';
import { type FiscalizacaoLida, FiscalizacoesListaRepository } from './lista.repository.ts';

type Schemas = components['schemas'];

export type Cabecalho = {
  readonly linha: LinhaFiscalizacao;
  readonly lida: FiscalizacaoLida;
  /** This person ordered the delivery and may not inspect it (rule R32). */
  readonly impedida: boolean;
};

@Injectable()
export class FiscalizacoesLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: FiscalizacoesRepository,
    private readonly lista: FiscalizacoesListaRepository,
    private readonly conversa: FiscalizacoesConversaRepository,
    private readonly conclusoes: ConclusoesRepository,
    private readonly entregas: EntregaFiscalizadaRepository,
    private readonly formularios: FormulariosService,
    private readonly parametros: ParametrosService,
  ) {}

  async exigir(tx: Transaction, id: number, pessoa: Pessoa, travar = false): Promise<Cabecalho> {
    const linha = await (travar ? this.repository.lock(tx, id) : this.repository.findById(tx, id));
    if (!linha) throw problema('nao-encontrado', { detail: `A fiscalização ${id} não existe.` });
    requireReach(pessoa, linha.lotacaoId);
    const lida = await this.resumida(tx, id);
    const { separaPedidoDaFiscalizacao: segrega } = await this.parametros.doDia(tx, linha.data);
    return { linha, lida, impedida: impedida(lida, pessoa.usuarioId, segrega) };
  }

  /** One snapshot: read statement by statement, an inspection being concluded showed as done without a conclusion. */
  obter(pessoa: Pessoa, id: number): Promise<Schemas['Fiscalizacao']> {
    return this.database.transaction(tx => this.ler(tx, id, pessoa), ONE_INSTANT);
  }

  async ler(tx: Transaction, id: number, pessoa: Pessoa): Promise<Schemas['Fiscalizacao']> {
    const { linha, lida } = await this.exigir(tx, id, pessoa);
    const [doDia] = await this.detalhar(tx, [{ linha, lida }], pessoa);
    if (!doDia) throw new Error('an inspection lost its details');
    const historico = await this.repository.historyOf(tx, id);
    const comentarios = await this.conversa.findOf(tx, id);
    return {
      ...doDia,
      ...(await this.conclusaoDe(tx, linha, pessoa)),
      historico: historico.map(toPasso),
      comentarios: comentarios.map(toComentario),
    };
  }

  async versoes(pessoa: Pessoa, id: number): Promise<Schemas['VersaoFiscalizacao'][]> {
    const { linha } = await this.exigir(this.database, id, pessoa);
    const lidas = await this.conclusoes.findOf(this.database, id);
    return lidas.map(lida => toVersao(lida, { vigente: linha.versaoVigente, pessoa }));
  }

  async detalhar(
    tx: Transaction,
    todas: readonly Pick<Cabecalho, 'linha' | 'lida'>[],
    pessoa: Pessoa,
  ): Promise<Schemas['FiscalizacaoDoDia'][]> {
    const chaves = todas.flatMap(({ linha: { pedidoId, tipoAlimentacaoId } }): Chave[] =>
      pedidoId === null ? [] : [{ pedidoId, tipoAlimentacaoId }],
    );
    const fatos = await this.entregas.factsOf(tx, chaves);
    const vigente = await this.formularios.vigentes(
      tx,
      todas.map(({ linha }) => linha.contratoId),
    );
    const nomes = await this.nomesDe(tx, todas);
    const segrega = await this.segregaEm(tx, todas);
    const trocas = await trocasAceitas(
      tx,
      todas.map(({ linha }) => linha.data),
    );
    return todas.map(({ linha, lida }) =>
      toDoDia(toResumida(lida, pessoa, segrega(linha.data)), {
        linha,
        rascunhoPor: nomes.get(linha.rascunhoPor ?? 0) ?? null,
        formularioId: linha.formularioId ?? vigente(linha.contratoId),
        trocas: daEntrega(trocas, linha),
        fatos: fatos({ pedidoId: linha.pedidoId ?? undefined, tipoAlimentacaoId: linha.tipoAlimentacaoId }),
      }),
    );
  }

  async segregaEm(
    tx: Transaction,
    todas: readonly { lida: Pick<FiscalizacaoLida, 'data'> }[],
  ): Promise<(data: string) => boolean> {
    const datas = todas.map(({ lida }) => lida.data).toSorted();
    const [primeira] = datas;
    if (primeira === undefined) return () => true;
    const valores = await this.parametros.entre(tx, primeira, datas.at(-1) ?? primeira);
    return data => valores(data).separaPedidoDaFiscalizacao;
  }

  private async conclusaoDe(
    tx: Transaction,
    linha: LinhaFiscalizacao,
    pessoa: Pessoa,
  ): Promise<Pick<Schemas['Fiscalizacao'], 'conclusao' | 'descontoDoDia'>> {
    if (linha.versaoVigente === null || linha.formularioId === null) return { conclusao: null, descontoDoDia: null };
    const [vigente] = await this.conclusoes.findOf(tx, linha.id, linha.versaoVigente);
    const { faixasDesconto } = await this.formularios.exigir(tx, linha.formularioId);
    const { pontos, fiscalizacoes } = await this.conclusoes.dayPoints(tx, linha);
    return {
      conclusao: vigente ? toVersao(vigente, { vigente: linha.versaoVigente, pessoa }) : null,
      descontoDoDia: { pontos, fiscalizacoes, descontoPct: descontoDe(pontos, faixasDesconto) },
    };
  }

  private nomesDe(tx: Transaction, todas: readonly { linha: LinhaFiscalizacao }[]): Promise<Map<number, string>> {
    return this.repository.namesOf(
      tx,
      todas.flatMap(({ linha }) => linha.rascunhoPor ?? []),
    );
  }

  private async resumida(tx: Transaction, id: number): Promise<FiscalizacaoLida> {
    const [lida] = await this.lista.page(tx, { id }, { ordem: 'data', pagina: 1, tamanho: 1, total: 1 });
    if (!lida) throw new Error('an inspection lost its row');
    return lida;
  }
}
