import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { violates } from '../database/constraint.ts';
import { Database, type Transaction } from '../database/database.ts';
import { EventosService } from '../eventos/eventos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { diaCurto, naRefeicao } from './atendimento.rules.ts';
import { ContratosCadastroService, type Versionado } from './contratos.cadastro.service.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { errosDosItens, itensNoHistorico } from './contratos.itens.rules.ts';
import { ContratosRepository, type LinhaItem } from './contratos.repository.ts';
import { chavePreco } from './contratos.rules.ts';
import { ContratosService } from './contratos.service.ts';

type Schemas = components['schemas'];
type Item = Schemas['ItemContratoDigitado'];
type Par = Pick<Item, 'tipoAlimentacaoId' | 'tipoPublicoId'>;

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Par) => chavePreco(tipoAlimentacaoId, tipoPublicoId);

/** Prices and quantities of a contract. Sent orders keep the prices they were frozen with. */
@Injectable()
export class ContratosItensService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContratosEscritaRepository,
    private readonly leitura: ContratosRepository,
    private readonly atendimentos: AtendimentoRepository,
    private readonly cadastro: ContratosCadastroService,
    private readonly contratos: ContratosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly eventos: EventosService,
  ) {}

  async definir(pessoa: Pessoa, alvo: Versionado, itens: readonly Item[]): Promise<Schemas['ContratoDetalhado']> {
    try {
      return await this.database.transaction(async tx => {
        const { id } = await this.cadastro.exigir(tx, alvo);
        const antes = await this.leitura.findItens(tx, id);
        await this.exigirItens(tx, itens, antes);
        await this.retirar(tx, id, antes, itens);
        await this.repository.upsertItens(tx, id, itens);
        await this.repository.update(tx, id, {});
        const avisos = await this.estender(tx, id, antes);
        await this.anotar(tx, pessoa, id, antes);
        return this.contratos.ler(tx, id, avisos);
      });
    } catch (error) {
      if (!violates(error, 'um_fornecedor_por_refeicao_e_dia')) throw error;
      throw problema('conflito', { detail: 'Outra pessoa mudou as lotações destas refeições agora. Tente de novo.' });
    }
  }

  private async exigirItens(tx: Transaction, itens: readonly Item[], antes: readonly LinhaItem[]): Promise<void> {
    const refeicoes = new Set((await this.tiposAlimentacao.ativos(tx)).map(({ id }) => id));
    const publicos = new Set((await this.tiposPublico.ativos(tx)).map(({ id }) => id));
    const errors = errosDosItens(itens, { refeicoes, publicos }, new Set(antes.map(chaveDe)));
    if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors });
  }

  /** A price leaves only where nothing was ordered at it and nobody is waiting for its meal. */
  private async retirar(tx: Transaction, id: number, antes: readonly LinhaItem[], itens: readonly Item[]) {
    const ficam = new Set(itens.map(chaveDe));
    const refeicoesQueFicam = new Set(itens.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
    for (const item of antes.filter(linha => !ficam.has(chaveDe(linha)))) {
      const par = `${item.refeicao} para ${item.publico}`;
      if (Number(item.quantidadePedida) > 0) {
        const detail = `${par} já tem ${item.quantidadePedida} refeições pedidas neste contrato: o preço não pode ser retirado.`;
        throw problema('em-uso', { detail });
      }
      const lotacoes = refeicoesQueFicam.has(item.tipoAlimentacaoId)
        ? 0
        : await this.atendimentos.countServedFrom(tx, id, item.tipoAlimentacaoId, this.contratos.hoje());
      if (lotacoes) {
        const detail = `${par} é o último preço de uma refeição que este contrato entrega a ${lotacoes} ${lotacoes === 1 ? 'lotação' : 'lotações'}. Deixe de atendê-las nessa refeição antes.`;
        throw problema('em-uso', { detail });
      }
      await this.repository.deleteItem(tx, id, item);
    }
  }

  /** A meal that gets its first price goes to the contract's units from today on, where nobody else delivers it. */
  private async estender(tx: Transaction, id: number, antes: readonly LinhaItem[]): Promise<string[]> {
    const tinham = new Set(antes.map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
    const novas = (await this.atendimentos.findPricedMeals(tx, id)).filter(refeicao => !tinham.has(refeicao));
    // Without any price before there was nothing to serve: units are given to the contract by hand.
    if (!novas.length || !antes.length) return [];
    const hoje = this.contratos.hoje();
    const servidas = await this.atendimentos.findServedFrom(tx, id, hoje);
    await this.atendimentos.lockLotacoes(tx, servidas.map(({ lotacaoId }) => lotacaoId));
    const avisos: string[] = [];
    for (const refeicao of novas) {
      const ate = servidas.map(({ fim }) => fim).sort().at(-1);
      if (!ate) continue;
      const periodo = { refeicoes: [refeicao], inicio: hoje, fim: ate };
      const ocupadas = await this.atendimentos.findOcupacoes(tx, periodo, servidas.map(({ lotacaoId }) => lotacaoId));
      const livres = servidas.filter(
        ({ lotacaoId, inicio, fim }) =>
          !ocupadas.some(o => o.lotacaoId === lotacaoId && o.inicio <= fim && o.fim >= inicio),
      );
      await this.atendimentos.insert(tx, id, [refeicao], livres);
      const presas = ocupadas.filter(o => !livres.some(({ lotacaoId }) => lotacaoId === o.lotacaoId));
      avisos.push(
        ...presas.map(
          o => `${o.lotacao} já tem ${o.fornecedor} ${naRefeicao(o.refeicao)} até ${diaCurto(o.fim, hoje)}.`,
        ),
      );
    }
    return avisos;
  }

  private async anotar(tx: Transaction, pessoa: Pessoa, id: number, antes: readonly LinhaItem[]): Promise<void> {
    const depois = await this.leitura.findItens(tx, id);
    const nomes = new Map([...antes, ...depois].map(item => [chaveDe(item), `${item.refeicao} · ${item.publico}`]));
    const nome = (par: Par) => nomes.get(chaveDe(par)) ?? chaveDe(par);
    await this.eventos.registrar(tx, pessoa, {
      acao: 'definirItensContrato',
      entidade: 'contratos',
      entidadeId: id,
      antes: itensNoHistorico(antes, nome),
      depois: itensNoHistorico(depois, nome),
    });
  }
}
