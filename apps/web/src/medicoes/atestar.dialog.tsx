import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { nomeDoMes } from './medicoes.labels.ts';
import { atestarMedicao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

/** What is attested is said once more, and the password is asked again. */
export function AtestarDialog({ medicao, sair }: { medicao: Medicao; sair: () => void }) {
  const { contrato, mes, totais, lotacoes } = medicao.resumo;
  const formulario = useId();
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
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    atestar.mutate();
  };
  return (
    <Dialog
      title="Atestar a medição"
      close={sair}
      busy={atestar.isPending}
      footer={
        <>
          <button type="button" className="botao" onClick={sair} disabled={atestar.isPending}>
            Voltar
          </button>
          <button
            type="submit"
            form={formulario}
            className="botao botao--principal"
            disabled={atestar.isPending || !senha}
          >
            {atestar.isPending ? 'Atestando…' : 'Atestar'}
          </button>
        </>
      }
    >
      <form id={formulario} className="medicao-formulario" onSubmit={enviar}>
        <p>
          Contrato {contrato.numero}, {contrato.fornecedor}, {nomeDoMes(mes).toLowerCase()}:{' '}
          {formatInteger(totais.refeicoes)} refeições aceitas em {formatInteger(lotacoes)} unidades,{' '}
          <strong>{formatMoney(totais.liquidoCentavos)}</strong> líquidos.
        </p>
        <label className="campo">
          <span>Nota fiscal (opcional)</span>
          <input className="entrada" maxLength={60} value={nota} onChange={({ target }) => setNota(target.value)} />
        </label>
        <label className="campo">
          <span>Cargo (opcional)</span>
          <input className="entrada" maxLength={100} value={cargo} onChange={({ target }) => setCargo(target.value)} />
        </label>
        <label className="campo">
          <span>Sua senha</span>
          <input
            className="entrada"
            type="password"
            autoComplete="current-password"
            required
            maxLength={200}
            value={senha}
            onChange={({ target }) => setSenha(target.value)}
          />
        </label>
        {atestar.error && <p role="alert">{sentenceOf(atestar.error)}</p>}
      </form>
    </Dialog>
  );
}
