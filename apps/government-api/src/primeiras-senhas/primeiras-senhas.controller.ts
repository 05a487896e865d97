import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Body, Controller, type StreamableFile } from '@nestjs/common';
import type { Pessoa as Person } from '../auth/pessoa.ts';
import { Pessoa } from '../auth/pessoa-decorator.ts';
import { PrimeirasSenhasService } from './primeiras-senhas.service.ts';

@Controller()
export class PrimeirasSenhasController {
  constructor(private readonly service: PrimeirasSenhasService) {}

  @Operacao('criarPrimeirasSenhas')
  criarPrimeirasSenhas(
    @Pessoa() pessoa: Person,
    @Body() { ids }: components['schemas']['PessoasSemSenha'],
  ): Promise<StreamableFile> {
    return this.service.criar(pessoa, ids);
  }
}
