import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param } from '@nestjs/common';
import type { Pessoa as Person } from '../../auth/pessoa.ts';
import { Pessoa } from '../../auth/pessoa-decorator.ts';
import { PerguntasRespostaService } from './perguntas.resposta.service.ts';
import { PerguntasService } from './perguntas.service.ts';

type Schemas = components['schemas'];
type DoPedido = { pedidoId: number };
type Codigo = { codigo: string };

@Controller()
export class PerguntasController {
  constructor(
    private readonly service: PerguntasService,
    private readonly resposta: PerguntasRespostaService,
  ) {}

  @Operacao('listarPerguntasDoPedido')
  listarPerguntasDoPedido(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: DoPedido,
  ): Promise<Schemas['PerguntasDoPedido']> {
    return this.service.listar(pessoa, pedidoId);
  }

  @Operacao('perguntarAoFornecedor')
  perguntarAoFornecedor(
    @Pessoa() pessoa: Person,
    @Param() { pedidoId }: DoPedido,
    @Body() body: Schemas['NovaPergunta'],
  ): Promise<Schemas['PerguntaFeita']> {
    return this.service.perguntar(pessoa, pedidoId, body);
  }

  @Operacao('retirarPergunta')
  retirarPergunta(
    @Pessoa() pessoa: Person,
    @Param() { perguntaId }: { perguntaId: number },
  ): Promise<Schemas['PerguntaAoFornecedor']> {
    return this.service.retirar(pessoa, perguntaId);
  }

  @Operacao('lerPerguntaPeloCodigo')
  lerPerguntaPeloCodigo(@Param() { codigo }: Codigo): Promise<Schemas['PerguntaAResponder']> {
    return this.resposta.ler(codigo);
  }

  @Operacao('responderPerguntaPeloCodigo')
  responderPerguntaPeloCodigo(
    @Param() { codigo }: Codigo,
    @Body() body: Schemas['RespostaDaPergunta'],
  ): Promise<Schemas['RespostaDaPerguntaRecebida']> {
    return this.resposta.responder(codigo, body);
  }
}
