import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { TrocasDaLista } from '../trocas/trocas-da-lista.panel.tsx';
import { SupplierForm } from '../ui/supplier-form.component.tsx';
import { SupplierPage } from '../ui/supplier-page.component.tsx';
import { confirmarListaPeloCodigo, type ListaAConfirmar, lerListaPeloCodigo } from './confirmar.calls.ts';
import { Confirmada, ListaDoFornecedor, Sobre, Substituida } from './confirmar-lista.component.tsx';

export function Component() {
  const { codigo = '' } = useParams();
  const [lista, setLista] = useState<ListaAConfirmar | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    lerListaPeloCodigo(codigo).then(setLista, error => setErro(sentenceOf(error)));
  }, [codigo]);
  return (
    <SupplierPage title="Lista de refeições" error={erro} loading={!lista}>
      {lista?.substituta && <Substituida lista={lista} substituta={lista.substituta} />}
      {lista?.ciencia && <Confirmada lista={lista} ciencia={lista.ciencia} />}
      {lista && <Sobre lista={lista} />}
      {lista && !lista.ciencia && !lista.substituta && (
        <SupplierForm
          submit="Recebi esta lista"
          send={nome => confirmarListaPeloCodigo(codigo, nome)}
          done={ciencia => setLista({ ...lista, ciencia })}
        />
      )}
      {lista?.trocas && (
        <TrocasDaLista
          {...{ codigo, data: lista.data, trocas: lista.trocas }}
          mudaram={trocas => setLista({ ...lista, trocas })}
        />
      )}
      {lista && <ListaDoFornecedor lista={lista} />}
    </SupplierPage>
  );
}
