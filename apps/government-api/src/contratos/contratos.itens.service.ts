import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Database, type Transaction } from '../database/database.ts';
import { violates } from '../database/violations.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { AtendimentoRepository } from './atendimento.repository.ts';
import { ContratosCadastroService, type Versionado } from './contratos.cadastro.service.ts';
import { ContratosEscritaRepository } from './contratos.escrita.repository.ts';
import { chaveDe, errosDosItens } from './contratos.itens.rules.ts';
import { ContratosPrecosService } from './contratos.precos.service.ts';
import { ContratosRepository, type LinhaItem } from './contratos.repository.ts';
import { ContratosService } from './contratos.service.ts';

type Schemas = components['schemas'];
type Item = Schemas['ItemContratoDigitado'];

/** Prices and quantities of a contract. Sent orders keep the prices they were frozen with. */
@Injectable()
export class ContratosItensService {
  constructor(
    private readonly database: Database,
    private readonly repository: ContratosEscritaRepository,
    private readonly leitura: ContratosRepository,
    private readonly atendimentos: AtendimentoRepository,
    private readonly cadastro: ContratosCadastroService,
    private readonly precos: ContratosPrecosService,
    private readonly contratos: ContratosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  async definir(pessoa: Pessoa, alvo: Versionado, itens: readonly Item[]): Promise<Schemas['ContratoDetalhado']> {
    try {
      return await this.database.transaction(async tx => {
        const { id } = await this.cadastro.exigir(tx, alvo);
        const antes = await this.leitura.findItens(tx, id, this.contratos.hoje());
        await this.exigirItens(tx, itens, antes);
        await this.retirar(tx, id, antes, itens);
        const avisos = await this.precos.gravar(tx, pessoa, { acao: 'definirItensContrato', id, antes }, itens);
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

  /** A price may be removed only where nothing was ordered at it and nobody is waiting for its meal. */
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
}
