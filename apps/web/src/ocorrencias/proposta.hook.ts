import { useQuery } from '@tanstack/react-query';
import { obterFiscalizacao, obterFormulario } from '../fiscalizacoes/fiscalizacoes.queries.ts';
import { EM_BRANCO, type Proposta, propostaDe } from './proposta.model.ts';

export function useProposta(fiscalizacaoId: number | undefined): Proposta {
  const { data: fiscalizacao } = useQuery({
    ...obterFiscalizacao(fiscalizacaoId ?? 0),
    enabled: fiscalizacaoId !== undefined,
  });
  const formularioId = fiscalizacao?.conclusao?.formularioId;
  const { data: formulario } = useQuery({ ...obterFormulario(formularioId ?? 0), enabled: formularioId !== undefined });
  return fiscalizacao && formulario ? propostaDe(fiscalizacao, formulario) : EM_BRANCO;
}
