import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock, plainDate } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { toFotoRepetida } from './fotos.repetidas.mapper.ts';
import { FotosRepetidasRepository, type LinhaRepetida } from './fotos.repetidas.repository.ts';

type Schemas = components['schemas'];

const ENTIDADE = 'fotos_repetidas';

@Injectable()
export class FotosDecisaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: FotosRepetidasRepository,
    private readonly audit: AuditTrail,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  decidir(
    pessoa: Pessoa,
    { id, ifMatch }: { id: number; ifMatch: string | undefined },
    { decisao, ...dita }: Schemas['DecisaoFotoRepetida'],
  ): Promise<Schemas['FotoRepetida']> {
    const observacao = dita.observacao?.trim() || null;
    return this.database.transaction(async tx => {
      const linha = await this.repository.lock(tx, id);
      if (!linha) throw problema('nao-encontrado', { detail: 'Esta repetição não existe.' });
      await this.audit.requireVersion(tx, { ifMatch, versao: linha.versao, entidade: ENTIDADE, entidadeId: id });
      const decidida = { situacao: decisao, observacao, decididaEm: this.clock.now(), decididaPor: pessoa.usuarioId };
      await this.repository.decide(tx, id, decidida);
      await this.audit.record(tx, pessoa, {
        acao: 'decidirFotoRepetida',
        entidade: ENTIDADE,
        entidadeId: id,
        antes: { situacao: linha.situacao, observacao: linha.observacao },
        depois: { situacao: decisao, observacao },
        dados: { decisao },
      });
      const lida = await this.exigir(tx, id);
      await this.resolver(tx, lida);
      return toFotoRepetida(lida);
    });
  }

  private async resolver(tx: Transaction, { fotoId, semelhanca, foto, anterior }: LinhaRepetida): Promise<void> {
    if (await this.repository.waits(tx, fotoId)) return;
    const { lotacaoId, lotacao, fusoHorario, enviadaEm } = foto;
    const data = plainDate(enviadaEm, fusoHorario);
    await this.notificacoes.resolver(tx, 'FOTO_DECIDIDA', [
      { lotacaoId, lotacao, data, fotoId, anterior: anterior.lotacao, semelhanca },
    ]);
  }

  private async exigir(tx: Transaction, id: number): Promise<LinhaRepetida> {
    const lida = await this.repository.findById(tx, id);
    if (!lida) throw new Error('a locked row is gone');
    return lida;
  }
}
