import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { SupplierPage } from '../ui/supplier-page.component.tsx';
import { DecidirTroca } from './decidir-troca.component.tsx';
import { lerTrocaPeloCodigo } from './fornecedor.calls.ts';
import type { TrocaVista } from './trocas.queries.ts';

export function Component() {
  const { codigo = '' } = useParams();
  const [troca, setTroca] = useState<TrocaVista | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    lerTrocaPeloCodigo(codigo).then(setTroca, error => setErro(sentenceOf(error)));
  }, [codigo]);
  return (
    <SupplierPage title="Pedido de troca" error={erro} loading={!troca}>
      {troca && <DecidirTroca codigo={codigo} troca={troca} decidida={setTroca} />}
    </SupplierPage>
  );
}
