import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Headers, Param, Req, UseInterceptors } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { EtagInterceptor } from '../versions/etag-interceptor.ts';
import { ContasServicoPortaService } from './contas-servico.porta.service.ts';
import { ContasServicoService } from './contas-servico.service.ts';
import { escopos } from './escopos.table.ts';

type Schemas = components['schemas'];
type Caminho = { contaId: number };

@Controller()
@UseInterceptors(EtagInterceptor)
export class ContasServicoController {
  constructor(
    private readonly service: ContasServicoService,
    private readonly porta: ContasServicoPortaService,
  ) {}

  /** The gateway calls this for a system. It is not under /ms-alipen, so that it is relayed to nobody. */
  @Operacao('abrirSessaoDaConta')
  abrirSessaoDaConta(
    @Body() body: Schemas['CredenciaisDaConta'],
    @Req() { id }: FastifyRequest,
  ): Promise<Schemas['TokenDaConta']> {
    return this.porta.abrirSessao(body, id);
  }

  @Operacao('listarContasServico')
  listarContasServico(): Promise<Schemas['ContasServico']> {
    return this.service.listar();
  }

  @Operacao('listarEscopos')
  listarEscopos(): Schemas['EscoposDeConta'] {
    return { itens: [...escopos.values()] };
  }

  @Operacao('obterContaServico')
  obterContaServico(@Param() { contaId }: Caminho): Promise<Schemas['ContaServico']> {
    return this.service.obter(contaId);
  }

  @Operacao('criarContaServico')
  criarContaServico(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['DadosContaServico'],
  ): Promise<Schemas['ContaComSegredo']> {
    return this.service.criar(pessoa, body);
  }

  @Operacao('editarContaServico')
  editarContaServico(
    @Pessoa() pessoa: Person,
    @Param() { contaId }: Caminho,
    @Headers('if-match') ifMatch: string | undefined,
    @Body() body: Schemas['DadosContaServico'],
  ): Promise<Schemas['ContaServico']> {
    return this.service.editar(pessoa, { contaId, ifMatch }, body);
  }

  @Operacao('revogarContaServico')
  revogarContaServico(@Pessoa() pessoa: Person, @Param() { contaId }: Caminho): Promise<Schemas['ContaServico']> {
    return this.service.revogar(pessoa, contaId);
  }

  @Operacao('emitirSegredoDaConta')
  emitirSegredoDaConta(@Pessoa() pessoa: Person, @Param() { contaId }: Caminho): Promise<Schemas['ContaComSegredo']> {
    return this.service.emitirSegredo(pessoa, contaId);
  }

  @Operacao('revogarSegredoDaConta')
  revogarSegredoDaConta(
    @Pessoa() pessoa: Person,
    @Param() { contaId, segredoId }: Caminho & { segredoId: number },
  ): Promise<Schemas['ContaServico']> {
    return this.service.revogarSegredo(pessoa, contaId, segredoId);
  }
}
