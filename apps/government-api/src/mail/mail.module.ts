import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MAIL, type MailSettings } from './mail.settings.ts';
import { MailOutbox } from './mail-outbox.ts';
import { MailSender } from './mail-sender.ts';
import { MailWork } from './mail-work.ts';

@Global()
@Module({})
class MailModule {}

export const mailModule = (settings: MailSettings | null): DynamicModule => ({
  module: MailModule,
  providers: [MailWork, { provide: MAIL, useValue: settings }, MailOutbox, MailSender],
  exports: [MAIL, MailOutbox, MailSender],
});
