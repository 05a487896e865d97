import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../database/database.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../../tipos-publico/tipos-publico.service.ts';
import { errosDosItens } from '../programacoes.rules.ts';
import type { Nomes } from '../semana/semana.rules.ts';

type Schemas = components['schemas'];

@Injectable()
export class ItensService {
  constructor(
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  async exigir(tx: Transaction, itens: readonly (Schemas['ItemExcecao'] & { diaSemana?: number })[]): Promise<void> {
    const { refeicoes, publicos } = await this.nomes(tx);
    const ativos = { refeicoes: new Set(refeicoes.keys()), publicos: new Set(publicos.keys()) };
    const errors = errosDosItens(itens, ativos);
    if (errors.length) throw problema('dados-invalidos', { detail: 'Confira os itens da programação.', errors });
  }

  async nomes(tx: Transaction): Promise<Nomes> {
    const refeicoes = await this.tiposAlimentacao.ativos(tx);
    const publicos = await this.tiposPublico.ativos(tx);
    return {
      refeicoes: new Map(refeicoes.map(({ id, nome }) => [id, nome])),
      publicos: new Map(publicos.map(({ id, nome }) => [id, nome])),
    };
  }
}
