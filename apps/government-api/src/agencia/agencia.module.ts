import { type DynamicModule, Module } from '@nestjs/common';
import { AgenciaCadastroService } from './agencia.cadastro.service.ts';
import { AgenciaController } from './agencia.controller.ts';
import { AgenciaRepository } from './agencia.repository.ts';
import { AgenciaService } from './agencia.service.ts';
import { INSTALACAO, type Instalacao } from './agencia.settings.ts';
import { ArquivoAssinadoService } from './arquivo-assinado.service.ts';
import { ArquivoConferidoService } from './arquivo-conferido.service.ts';
import { AssinaturaDigitalService } from './assinatura-digital.service.ts';
import { CERTIFICADO, type CertificadoSettings } from './certificado.settings.ts';
import { abrirCertificado } from './certificado.ts';
import { CertificadosRepository } from './certificados.repository.ts';
import { AUTORIDADES_DOS_SIGNATARIOS, type AutoridadesDosSignatarios } from './signatarios.settings.ts';

@Module({})
class AgenciaModule {}

/** Global, as every paper has its head and its signature from here. */
export const agenciaModule = (
  instalacao: Instalacao,
  certificado: CertificadoSettings | null,
  autoridades: AutoridadesDosSignatarios,
): DynamicModule => ({
  module: AgenciaModule,
  global: true,
  controllers: [AgenciaController],
  providers: [
    AgenciaRepository,
    AgenciaService,
    AgenciaCadastroService,
    AssinaturaDigitalService,
    ArquivoAssinadoService,
    ArquivoConferidoService,
    CertificadosRepository,
    { provide: AUTORIDADES_DOS_SIGNATARIOS, useValue: autoridades },
    { provide: INSTALACAO, useValue: instalacao },
    { provide: CERTIFICADO, useFactory: () => certificado && abrirCertificado(certificado) },
  ],
  exports: [AgenciaService, ArquivoAssinadoService],
});
