import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { LiveService } from '../live/live.service.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { toPresenca } from './atendimentos.mapper.ts';
import { EmUsoRepository } from './em-uso.repository.ts';
import { vivasDesde } from './em-uso.rules.ts';

type Schemas = components['schemas'];

/** Who else has the day of a unit open. Not in the audit trail, because it says what a person looks at, not what they did. */
@Injectable()
export class EmUsoService {
  constructor(
    private readonly database: Database,
    private readonly repository: EmUsoRepository,
    private readonly lotacoes: LotacoesService,
    private readonly live: LiveService,
    private readonly clock: Clock,
  ) {}

  async listar(pessoa: Pessoa, { de, ate }: { de: string; ate: string }): Promise<Schemas['Presenca'][]> {
    const vistasDesde = vivasDesde(this.clock.now());
    const lotacaoId = pessoa.restritaA ?? undefined;
    const outras = { de, ate, lotacaoId, menos: pessoa.usuarioId, vistasDesde };
    return (await this.repository.find(this.database, outras)).map(toPresenca);
  }

  manter(pessoa: Pessoa, { lotacaoId, data, aberta }: Schemas['PresencaMantida']): Promise<Schemas['Presenca'][]> {
    return this.database.transaction(async tx => {
      await this.lotacoes.exigir(tx, lotacaoId, pessoa);
      const agora = this.clock.now();
      const vistasDesde = vivasDesde(agora);
      const chave = { lotacaoId, data };
      const mudou = aberta
        ? await this.repository.keep(tx, chave, pessoa.usuarioId, agora, vistasDesde)
        : await this.repository.leave(tx, chave, pessoa.usuarioId);
      // Told only when a person comes or goes, not at each heartbeat.
      if (mudou) await this.live.publish(tx, { tipo: 'atendimento', ...chave });
      const outras = { de: data, ate: data, lotacaoId, menos: pessoa.usuarioId, vistasDesde };
      return (await this.repository.find(tx, outras)).map(toPresenca);
    });
  }

  /** Tells open screens of people who left without a word (tab closed at once, machine asleep). Returns how many days it was. */
  encerrarVencidas(): Promise<number> {
    return this.database.transaction(async tx => {
      const chaves = await this.repository.expire(tx, vivasDesde(this.clock.now()));
      await this.live.publish(
        tx,
        chaves.map(chave => ({ tipo: 'atendimento', ...chave })),
      );
      return chaves.length;
    });
  }
}
