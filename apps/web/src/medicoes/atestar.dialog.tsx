import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMonth } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import { atestarMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

export function AtestarDialog({ medicao, sair }: { medicao: Medicao; sair: () => void }) {
  const { contrato, mes, totais, lotacoes } = medicao.resumo;
  const [senha, setSenha] = useState('');
  const [cargo, setCargo] = useState('');
  const [nota, setNota] = useState('');
  const atestar = useMutation({
    mutationFn: () =>
      atestarMedicao(medicao, {
        senha,
        ...(cargo.trim() && { cargo: cargo.trim() }),
        ...(nota.trim() && { notaFiscal: nota.trim() }),
      }),
    onSuccess: sair,
  });
  return (
    <FormDialog
      title="Atestar a medição"
      work={atestar}
      verb="Atestar"
      doing="Atestando…"
      ready={senha !== ''}
      close={sair}
      className="medicao-formulario"
    >
      <p>
        Contrato {contrato.numero}, {contrato.fornecedor}, {formatMonth(mes).toLowerCase()}:{' '}
        {formatInteger(totais.refeicoes)} refeições pagas, de todos os públicos, em {formatInteger(lotacoes)} unidades,{' '}
        <strong>{formatMoney(totais.liquidoCentavos)}</strong> líquidos.
      </p>
      <Field label="Nota fiscal (opcional)">
        <TextInput maxLength={60} value={nota} onChange={({ target }) => setNota(target.value)} />
      </Field>
      <Field label="Cargo (opcional)">
        <TextInput maxLength={100} value={cargo} onChange={({ target }) => setCargo(target.value)} />
      </Field>
      <Field label="Sua senha">
        <TextInput
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={senha}
          onChange={({ target }) => setSenha(target.value)}
        />
      </Field>
    </FormDialog>
  );
}
