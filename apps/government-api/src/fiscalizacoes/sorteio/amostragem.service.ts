import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { AmostragemRepository } from './amostragem.repository.ts';

type Schemas = components['schemas'];
type Plano = Schemas['PlanoAmostragem'];

@Injectable()
export class AmostragemService {
  constructor(
    private readonly database: Database,
    private readonly repository: AmostragemRepository,
    private readonly lotacoes: LotacoesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  obter(): Promise<Plano> {
    return this.ler(this.database);
  }

  alterar(pessoa: Pessoa, ifMatch: string | undefined, regras: Schemas['RegrasAmostragem']): Promise<Plano> {
    return this.database.transaction(async tx => {
      const antes = await this.repository.lock(tx);
      const registro = { entidade: 'plano_amostragem', entidadeId: 1 };
      await this.audit.requireVersion(tx, { ifMatch, versao: antes.versao, ...registro });
      await this.repository.update(tx, { regras, alteradoEm: this.clock.now(), alteradoPor: pessoa.usuarioId });
      const evento = { acao: 'alterarPlanoAmostragem', ...registro, antes: antes.regras, depois: regras };
      await this.audit.record(tx, pessoa, evento);
      return this.ler(tx);
    });
  }

  /** Asking for what already holds changes nothing. */
  dispensar(pessoa: Pessoa, lotacaoId: number, { dispensada, motivo }: Schemas['DispensaPedida']): Promise<Plano> {
    return this.database.transaction(async tx => {
      const { nome } = await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      if (dispensada && !motivo?.trim()) {
        const detail = 'Escreva por que a lotação é dispensada.';
        throw problema('dados-invalidos', { detail, errors: [{ pointer: '/motivo', detail }] });
      }
      const quem = { lotacaoId, agora: this.clock.now(), usuarioId: pessoa.usuarioId };
      const mudou = dispensada
        ? await this.repository.waive(tx, { ...quem, motivo: motivo?.trim() ?? '' })
        : await this.repository.endWaiver(tx, quem);
      if (mudou) {
        const dados = { lotacao: nome, dispensada, motivo: motivo ?? null };
        const evento = { acao: 'dispensarSegregacao', entidade: 'dispensas_segregacao', entidadeId: lotacaoId, dados };
        await this.audit.record(tx, pessoa, evento);
      }
      return this.ler(tx);
    });
  }

  private async ler(tx: Transaction): Promise<Plano> {
    const { regras, alteradoEm, alteradoPor, versao } = await this.repository.find(tx);
    const dispensas = await this.repository.waivers(tx);
    return {
      regras,
      dispensas: dispensas.map(({ id, nome, municipio, uf, motivo, desde, por }) => ({
        lotacao: { id, nome, municipio, uf },
        motivo,
        desde: new Date(desde).toISOString(),
        por,
      })),
      alteradoEm: alteradoEm?.toISOString() ?? null,
      alteradoPor,
      versao,
    };
  }
}
