import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EmailsService } from './emails.service.ts';
import type { BuscaNotificacoes } from './notificacoes.repository.ts';
import { NotificacoesService } from './notificacoes.service.ts';

type Schemas = components['schemas'];

@Controller()
export class NotificacoesController {
  constructor(
    private readonly service: NotificacoesService,
    private readonly emails: EmailsService,
  ) {}

  @Operacao('listarNotificacoes')
  listarNotificacoes(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaNotificacoes,
  ): Promise<Schemas['PaginaNotificacoes']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('contarNotificacoes')
  contarNotificacoes(@Pessoa() pessoa: Person): Promise<Schemas['ContagemNotificacoes']> {
    return this.service.contar(pessoa);
  }

  @Operacao('marcarNotificacoesLidas')
  marcarNotificacoesLidas(
    @Pessoa() pessoa: Person,
    @Body() { ate }: Schemas['LeituraDeTodas'],
  ): Promise<Schemas['ContagemNotificacoes']> {
    return this.service.marcarTodasLidas(pessoa, ate);
  }

  @Operacao('marcarNotificacaoLida')
  marcarNotificacaoLida(
    @Pessoa() pessoa: Person,
    @Param() { notificacaoId }: { notificacaoId: number },
  ): Promise<Schemas['ContagemNotificacoes']> {
    return this.service.marcarLida(pessoa, notificacaoId);
  }

  @Operacao('obterEscolhaDeEmails')
  obterEscolhaDeEmails(@Pessoa() pessoa: Person): Promise<Schemas['EscolhaDeEmails']> {
    return this.emails.obter(pessoa);
  }

  @Operacao('definirEscolhaDeEmails')
  definirEscolhaDeEmails(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['EmailsRecusados'],
  ): Promise<Schemas['EscolhaDeEmails']> {
    return this.emails.definir(pessoa, body);
  }
}
