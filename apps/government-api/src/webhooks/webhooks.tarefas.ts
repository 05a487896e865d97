import { Injectable } from '@nestjs/common';
import { JobsWork } from '../jobs/jobs-work.ts';
import { WebhooksService } from './webhooks.service.ts';

@Injectable()
export class WebhooksTarefas {
  constructor(work: JobsWork, webhooks: WebhooksService) {
    work.offer({
      ENTREGA_DE_WEBHOOKS: () => webhooks.cuidar(),
    });
  }
}
