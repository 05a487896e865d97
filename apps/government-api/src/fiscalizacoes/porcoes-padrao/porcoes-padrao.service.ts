import type { components } from '@alipen/contracts/generated/government-api';
import { operations } from '@alipen/contracts/generated/operations';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { TiposAlimentacaoService } from '../../tipos-alimentacao/tipos-alimentacao.service.ts';
import { PorcoesPadraoRepository } from './porcoes-padrao.repository.ts';

type Schemas = components['schemas'];
type Porcoes = Promise<Schemas['PorcoesPadrao']>;

/** The reference photo of each meal's portion, taken at the gate and chosen by the manager. */
@Injectable()
export class PorcoesPadraoService {
  constructor(
    private readonly database: Database,
    private readonly repository: PorcoesPadraoRepository,
    private readonly tipos: TiposAlimentacaoService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async listar({ authorities }: Pessoa, tx: Transaction = this.database): Porcoes {
    return {
      itens: await this.repository.findAll(tx),
      podeDefinir: operations.definirPorcaoPadrao.autoridades.some(autoridade => authorities.includes(autoridade)),
    };
  }

  definir(pessoa: Pessoa, tipoAlimentacaoId: number, { foto }: Schemas['PorcaoEscolhida']): Porcoes {
    return this.database.transaction(async tx => {
      await this.exigirRefeicao(tx, tipoAlimentacaoId);
      const antes = (await this.repository.findAll(tx)).find(porcao => porcao.tipoAlimentacaoId === tipoAlimentacaoId);
      if (foto === null) await this.repository.remove(tx, tipoAlimentacaoId);
      else await this.guardar(tx, pessoa, tipoAlimentacaoId, foto);
      await this.audit.record(tx, pessoa, {
        acao: 'definirPorcaoPadrao',
        entidade: 'porcoes_padrao',
        entidadeId: tipoAlimentacaoId,
        antes: { foto: antes?.foto ?? null },
        depois: { foto },
      });
      return this.listar(pessoa, tx);
    });
  }

  private async guardar(
    tx: Transaction,
    { usuarioId }: Pessoa,
    tipoAlimentacaoId: number,
    foto: string,
  ): Promise<void> {
    if (!(await this.repository.isOfMeal(tx, foto, tipoAlimentacaoId))) {
      const detail = 'Escolha uma foto de uma fiscalização desta refeição.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/foto', detail }] });
    }
    await this.repository.put(tx, {
      tipoAlimentacaoId,
      foto,
      definidaEm: this.clock.now(),
      definidaPor: usuarioId,
    });
  }

  private async exigirRefeicao(tx: Transaction, id: number): Promise<void> {
    if ((await this.tipos.todosHoje(tx)).some(tipo => tipo.id === id)) return;
    throw problema('nao-encontrado', { detail: `O tipo de alimentação ${id} não existe.` });
  }
}
