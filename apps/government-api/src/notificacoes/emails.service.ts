import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Clock } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { EmailsRepository } from './emails.repository.ts';
import { vaoPorEmail } from './emails.rules.ts';
import { regras } from './notificacoes.regras.table.ts';

type Schemas = components['schemas'];

/** Which kinds of e-mail a person wants. The notifications themselves cannot be switched off. */
@Injectable()
export class EmailsService {
  constructor(
    private readonly database: Database,
    private readonly repository: EmailsRepository,
    private readonly correio: MailOutbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  obter(pessoa: Pessoa): Promise<Schemas['EscolhaDeEmails']> {
    return this.ler(this.database, pessoa);
  }

  definir(pessoa: Pessoa, { recusados }: Schemas['EmailsRecusados']): Promise<Schemas['EscolhaDeEmails']> {
    const possiveis = vaoPorEmail(pessoa.authorities);
    const alheio = recusados.findIndex(evento => !possiveis.includes(evento));
    if (alheio >= 0) {
      const detail = 'Este aviso não vai por e-mail a nenhum perfil seu.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: `/recusados/${alheio}`, detail }] });
    }
    return this.database.transaction(async tx => {
      const antes = await this.repository.refusedBy(tx, pessoa.usuarioId);
      await this.repository.replace(tx, pessoa.usuarioId, recusados, this.clock.now());
      if (recusados.length !== antes.size || recusados.some(evento => !antes.has(evento))) {
        await this.audit.record(tx, pessoa, {
          acao: 'definirEscolhaDeEmails',
          entidade: 'usuarios',
          entidadeId: pessoa.usuarioId,
          antes: { recusados: [...antes].sort() },
          depois: { recusados: [...recusados].sort() },
        });
      }
      return this.ler(tx, pessoa);
    });
  }

  private async ler(tx: Transaction, { usuarioId, authorities }: Pessoa): Promise<Schemas['EscolhaDeEmails']> {
    const recusados = await this.repository.refusedBy(tx, usuarioId);
    return {
      email: await this.repository.addressOf(tx, usuarioId),
      correioLigado: this.correio.isOn,
      itens: vaoPorEmail(authorities).map(evento => ({
        evento,
        tipo: regras[evento].tipo,
        recebe: !recusados.has(evento),
      })),
    };
  }
}
