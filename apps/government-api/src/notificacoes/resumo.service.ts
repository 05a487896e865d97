import { Injectable } from '@nestjs/common';
import { sql } from 'drizzle-orm';
import { Clock, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { MailOutbox } from '../mail/mail-outbox.ts';
import { EmailsRepository, type LinhaDoResumo } from './emails.repository.ts';
import { textoDoResumo } from './emails.rules.ts';

/** Older news is in the system; a digest that was away for long does not bring it back. */
const DOIS_DIAS_MIN = 2 * 24 * 60;

/** One mail a day to each person who asked for it, of what happened since the last. */
@Injectable()
export class ResumoDeEmails {
  constructor(
    private readonly database: Database,
    private readonly repository: EmailsRepository,
    private readonly correio: MailOutbox,
    private readonly clock: Clock,
  ) {}

  /** Running again the same day sends nothing twice: what was told is remembered with the mail, in one transaction. */
  enviar(): Promise<number> {
    if (!this.correio.isOn) return Promise.resolve(0);
    return this.database.transaction(async tx => {
      const agora = this.clock.now();
      const data = this.clock.today(FUSO_DA_AGENCIA);
      const linhas = await this.repository.digests(tx, minutesFrom(agora, -DOIS_DIAS_MIN), data);
      const pessoas = [...new Set(linhas.map(({ usuarioId }) => usuarioId))].map(usuarioId => {
        const dela = linhas.filter(linha => linha.usuarioId === usuarioId);
        return { usuarioId, id: Math.max(...dela.map(({ id }) => id)), dela };
      });
      if (!pessoas.length) return 0;
      const cartas = pessoas.map(({ usuarioId, id, dela }) => cartaDe({ usuarioId, id, dela, data }));
      await this.correio.add(
        tx,
        sql`select * from jsonb_to_recordset(${JSON.stringify(cartas)}::jsonb) as c(chave text, para text, assunto text, texto text)`,
        agora,
      );
      await this.repository.digested(
        tx,
        pessoas.map(({ usuarioId, id }) => ({ usuarioId, id })),
      );
      return pessoas.length;
    });
  }
}

type Dela = { usuarioId: number; id: number; dela: readonly LinhaDoResumo[]; data: string };

const cartaDe = ({ usuarioId, id, dela, data }: Dela) => ({
  chave: `resumo|${usuarioId}|${id}`,
  para: dela[0]?.para,
  assunto: `Resumo de ${porExtenso(data)}: ${dela.length === 1 ? '1 aviso' : `${dela.length} avisos`}`,
  texto: textoDoResumo(dela),
});
