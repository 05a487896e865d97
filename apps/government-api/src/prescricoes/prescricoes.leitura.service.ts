import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock, FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toPrescricao } from './prescricoes.mapper.ts';
import { type DietaEmVigor, type Filtros, type Lida, PrescricoesRepository } from './prescricoes.repository.ts';

type Schemas = components['schemas'];
export type Busca = Omit<Filtros, 'aVencer'> & {
  aVencer: boolean;
  ordem: Schemas['OrdemPrescricoes'];
  pagina: number;
  tamanho: number;
};

@Injectable()
export class PrescricoesLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: PrescricoesRepository,
    private readonly lotacoes: LotacoesService,
    private readonly clock: Clock,
  ) {}

  async listar(
    pessoa: Pessoa,
    { ordem, pagina, tamanho, aVencer, lotacaoId, ...filtros }: Busca,
  ): Promise<Schemas['PaginaPrescricoes']> {
    if (lotacaoId !== undefined) requireReach(pessoa, lotacaoId);
    const agora = this.clock.now();
    const hoje = plainDate(agora, FUSO_DA_AGENCIA);
    const { itens, total } = await this.repository.page(
      this.database,
      { ...filtros, lotacaoId: lotacaoId ?? pessoa.restritaA ?? undefined, ...(aVencer && { aVencer: { hoje } }) },
      { ordem, pagina, tamanho },
    );
    return { itens: itens.map(lida => toPrescricao(lida, agora, pessoa)), total, pagina, tamanho };
  }

  async obter(pessoa: Pessoa, id: number): Promise<Schemas['Prescricao']> {
    return toPrescricao(await this.exigir(this.database, pessoa, id), this.clock.now(), pessoa);
  }

  async exigir(tx: Transaction, pessoa: Pessoa, id: number): Promise<Lida> {
    const lida = await this.repository.read(tx, id);
    if (!lida) throw problema('nao-encontrado', { detail: `A dieta ${id} não existe.` });
    requireReach(pessoa, lida.lotacao.id);
    return lida;
  }

  async doDia(pessoa: Pessoa, busca: { lotacaoId?: number; data?: string }): Promise<Schemas['DietasDoDia']> {
    const id = busca.lotacaoId ?? pessoa.lotacaoId;
    if (id === null) {
      const detail = 'Informe a lotação.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/lotacaoId', detail }] });
    }
    const { nome, fusoHorario } = await this.lotacoes.exigir(this.database, id, pessoa);
    const data = busca.data ?? plainDate(this.clock.now(), fusoHorario);
    const emVigor = await this.repository.inForce(this.database, id, data);
    const itens = emVigor.map(({ pessoa: quem, codigo, publico }) => ({ pessoa: quem, codigo, publico }));
    return { data, lotacao: { id, nome }, itens };
  }

  emVigor(tx: Transaction, lotacaoId: number, data: string): Promise<DietaEmVigor[]> {
    return this.repository.inForce(tx, lotacaoId, data);
  }
}
