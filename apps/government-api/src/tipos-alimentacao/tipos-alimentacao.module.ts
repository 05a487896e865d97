import { Module } from '@nestjs/common';
import { AtivacoesModule } from '../ativacoes/ativacoes.module.ts';
import { TiposAlimentacaoCadastroRepository } from './tipos-alimentacao.cadastro.repository.ts';
import { TiposAlimentacaoCadastroService } from './tipos-alimentacao.cadastro.service.ts';
import { TiposAlimentacaoController } from './tipos-alimentacao.controller.ts';
import { TiposAlimentacaoLeituraService } from './tipos-alimentacao.leitura.service.ts';
import { TiposAlimentacaoRepository } from './tipos-alimentacao.repository.ts';
import { TiposAlimentacaoService } from './tipos-alimentacao.service.ts';
import { TiposAlimentacaoVigenciasController } from './tipos-alimentacao.vigencias.controller.ts';
import { TiposAlimentacaoVigenciasService } from './tipos-alimentacao.vigencias.service.ts';

@Module({
  imports: [AtivacoesModule],
  controllers: [TiposAlimentacaoController, TiposAlimentacaoVigenciasController],
  providers: [
    TiposAlimentacaoRepository,
    TiposAlimentacaoCadastroRepository,
    TiposAlimentacaoService,
    TiposAlimentacaoLeituraService,
    TiposAlimentacaoCadastroService,
    TiposAlimentacaoVigenciasService,
  ],
  exports: [TiposAlimentacaoService],
})
export class TiposAlimentacaoModule {}
