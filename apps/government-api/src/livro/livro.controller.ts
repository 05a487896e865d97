import type { components } from '@alipen/contracts/generated/government-api';
import { Operacao } from '@alipen/platform/contract/operacao-decorator';
import { Controller, Param, Query } from '@nestjs/common';
import { LivroLeituraService } from './livro.leitura.service.ts';

type Schemas = components['schemas'];

@Controller()
export class LivroController {
  constructor(private readonly leitura: LivroLeituraService) {}

  @Operacao('obterLivro')
  obterLivro(): Promise<Schemas['Livro']> {
    return this.leitura.obter();
  }

  @Operacao('listarFolhasDoLivro')
  listarFolhasDoLivro(@Query() { de, quantas }: { de: number; quantas: number }): Promise<Schemas['FolhasDoLivro']> {
    return this.leitura.folhas(de, quantas);
  }

  @Operacao('provarConsistenciaDoLivro')
  provarConsistenciaDoLivro(@Query() { de }: { de: number }): Promise<Schemas['ConsistenciaDoLivro']> {
    return this.leitura.consistencia(de);
  }

  @Operacao('conferirLivro')
  conferirLivro(): Promise<Schemas['ConferenciaDoLivro']> {
    return this.leitura.conferir();
  }

  /** Public endpoint: whoever has the paper may use it (ADR 41). */
  @Operacao('provarPapelNoLivro')
  provarPapelNoLivro(@Param() { codigo }: { codigo: string }): Promise<Schemas['PapelNoLivro']> {
    return this.leitura.papel(codigo);
  }
}
