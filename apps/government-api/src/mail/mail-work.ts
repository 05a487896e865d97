import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { minutesFrom } from '../jobs/jobs-schedule.ts';
import { JobsWork } from '../jobs/jobs-work.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailSender } from './mail-sender.ts';

const KEPT_MINUTES = 30 * 24 * 60;

@Injectable()
export class MailWork {
  constructor(work: JobsWork, database: Database, clock: Clock, outbox: MailOutbox, sender: MailSender) {
    work.offer({
      ENVIO_DE_EMAILS: (_moment, signal) => sender.sendDue(signal),
      LIMPEZA: () => outbox.deleteBefore(database, minutesFrom(clock.now(), -KEPT_MINUTES)),
    });
  }
}
