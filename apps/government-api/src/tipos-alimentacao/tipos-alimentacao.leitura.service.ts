import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AtivacoesService } from '../ativacoes/ativacoes.service.ts';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { TiposAlimentacaoCadastroRepository } from './tipos-alimentacao.cadastro.repository.ts';
import { toDetalhado } from './tipos-alimentacao.mapper.ts';
import { type TipoLido, TiposAlimentacaoRepository } from './tipos-alimentacao.repository.ts';

type Schemas = components['schemas'];
export type Lidos = { lido: TipoLido; todos: readonly TipoLido[]; hoje: string };

const SEMPRE = { de: '0001-01-01', ate: '9999-12-31', inativos: true };

@Injectable()
export class TiposAlimentacaoLeituraService {
  constructor(
    private readonly repository: TiposAlimentacaoRepository,
    private readonly cadastro: TiposAlimentacaoCadastroRepository,
    private readonly ativacoes: AtivacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  hoje(): string {
    return this.clock.today(FUSO_DA_AGENCIA);
  }

  todos(tx: Transaction): Promise<readonly TipoLido[]> {
    return this.repository.findBetween(tx, SEMPRE);
  }

  async exigir(tx: Transaction, id: number): Promise<Lidos> {
    const todos = await this.todos(tx);
    const lido = todos.find(({ tipo }) => tipo.id === id);
    if (!lido) throw problema('nao-encontrado', { detail: `O tipo de alimentação ${id} não existe.` });
    return { lido, todos, hoje: this.hoje() };
  }

  /** As `exigir`, but locked against other managers until the transaction ends and checked against the version the person saw. */
  async travar(
    tx: Transaction,
    { id, ifMatch, opcional = false }: { id: number; ifMatch: string | undefined; opcional?: boolean },
  ): Promise<Lidos> {
    await this.cadastro.lock(tx);
    await this.ativacoes.acertar(tx, 'REFEICAO');
    const lidos = await this.exigir(tx, id);
    const { versao } = lidos.lido.tipo;
    await this.audit.requireVersion(tx, { ifMatch, versao, entidade: 'tipos_alimentacao', entidadeId: id, opcional });
    return lidos;
  }

  async ler(tx: Transaction, id: number): Promise<Schemas['TipoAlimentacaoDetalhado']> {
    const [lidos, autores, desde] = await Promise.all([
      this.exigir(tx, id),
      this.cadastro.authors(tx, id),
      this.ativacoes.desde(tx, { especie: 'REFEICAO', id }),
    ]);
    return toDetalhado({ ...lidos, autores, desde });
  }
}
