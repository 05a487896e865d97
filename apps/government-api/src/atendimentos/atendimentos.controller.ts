import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, Param, Query } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { AtendimentosService, type BuscaAtendimentos } from './atendimentos.service.ts';
import { AvisosService } from './avisos.service.ts';
import { EmUsoService } from './em-uso.service.ts';

type Schemas = components['schemas'];
type Caminho = { lotacaoId: number };

@Controller()
export class AtendimentosController {
  constructor(
    private readonly service: AtendimentosService,
    private readonly avisos: AvisosService,
    private readonly emUso: EmUsoService,
  ) {}

  @Operacao('listarAtendimentos')
  listarAtendimentos(
    @Pessoa() pessoa: Person,
    @Query() query: BuscaAtendimentos,
  ): Promise<Schemas['PaginaAtendimentos']> {
    return this.service.listar(pessoa, query);
  }

  @Operacao('avisarLotacoes')
  avisarLotacoes(
    @Pessoa() pessoa: Person,
    @Body() body: Schemas['AvisoAsLotacoes'],
  ): Promise<Schemas['ResultadosPorRegistro']> {
    return this.avisos.avisar(pessoa, body);
  }

  @Operacao('obterAtendimento')
  obterAtendimento(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Query() { data }: { data: string },
  ): Promise<Schemas['Atendimento']> {
    return this.service.obter(pessoa, { lotacaoId, data });
  }

  @Operacao('assumirAtendimento')
  assumirAtendimento(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Body() body: Schemas['AssuncaoAtendimento'],
  ): Promise<Schemas['Atendimento']> {
    return this.service.assumir(pessoa, { lotacaoId, ...body });
  }

  @Operacao('liberarAtendimento')
  liberarAtendimento(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Body() { data }: Schemas['DiaDoAtendimento'],
  ): Promise<Schemas['Atendimento']> {
    return this.service.liberar(pessoa, { lotacaoId, data });
  }

  @Operacao('registrarContato')
  registrarContato(
    @Pessoa() pessoa: Person,
    @Param() { lotacaoId }: Caminho,
    @Body() body: Schemas['NovoContato'],
  ): Promise<Schemas['Atendimento']> {
    return this.service.contatar(pessoa, { lotacaoId, ...body });
  }

  @Operacao('listarPresencas')
  listarPresencas(
    @Pessoa() pessoa: Person,
    @Query() periodo: { de: string; ate: string },
  ): Promise<Schemas['Presenca'][]> {
    return this.emUso.listar(pessoa, periodo);
  }

  @Operacao('manterPresenca')
  manterPresenca(@Pessoa() pessoa: Person, @Body() body: Schemas['PresencaMantida']): Promise<Schemas['Presenca'][]> {
    return this.emUso.manter(pessoa, body);
  }
}
