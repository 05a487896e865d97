import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { pedirCorrecao } from './medicoes.mutations.ts';
import type { Medicao } from './medicoes.queries.ts';

const CURTO = 5;
const fimDoMes = (mes: string) =>
  new Date(Date.UTC(Number(mes.slice(0, 4)), Number(mes.slice(5)), 0)).toISOString().slice(0, 10);

interface Props {
  medicao: Medicao;
  lotacaoId?: number;
  sair: () => void;
}

export function PedirCorrecaoDialog({ medicao, lotacaoId, sair }: Props) {
  const { resumo, unidades, celulas } = medicao;
  const [unidade, setUnidade] = useState(String(lotacaoId ?? unidades[0]?.lotacao.id ?? ''));
  const [data, setData] = useState(`${resumo.mes}-01`);
  const [celula, setCelula] = useState('');
  const [motivo, setMotivo] = useState('');
  const pedir = useMutation({
    mutationFn: () => {
      const escolhida = celulas[Number(celula)];
      const { tipoAlimentacaoId, tipoPublicoId } = escolhida ?? {};
      return pedirCorrecao(medicao, {
        lotacaoId: Number(unidade),
        data,
        motivo: motivo.trim(),
        ...(celula !== '' && tipoAlimentacaoId && tipoPublicoId && { tipoAlimentacaoId, tipoPublicoId }),
      });
    },
    onSuccess: sair,
  });
  return (
    <FormDialog
      title="Pedir correção"
      work={pedir}
      verb="Pedir"
      doing="Pedindo…"
      ready={motivo.trim().length >= CURTO}
      close={sair}
      className="medicao-formulario"
    >
      <label className="campo">
        <span>Unidade</span>
        <select className="entrada" value={unidade} onChange={({ target }) => setUnidade(target.value)}>
          {unidades.map(({ lotacao }) => (
            <option key={lotacao.id} value={lotacao.id}>
              {lotacao.nome}
            </option>
          ))}
        </select>
      </label>
      <label className="campo">
        <span>Dia</span>
        <input
          className="entrada"
          type="date"
          required
          min={`${resumo.mes}-01`}
          max={fimDoMes(resumo.mes)}
          value={data}
          onChange={({ target }) => setData(target.value)}
        />
      </label>
      <label className="campo">
        <span>O que corrigir</span>
        <select className="entrada" value={celula} onChange={({ target }) => setCelula(target.value)}>
          <option value="">O dia inteiro</option>
          {celulas.map(({ refeicao, publico, tipoAlimentacaoId, tipoPublicoId }, n) => (
            <option key={`${tipoAlimentacaoId}/${tipoPublicoId}`} value={n}>
              {refeicao} · {publico}
            </option>
          ))}
        </select>
      </label>
      <label className="campo">
        <span>Por quê</span>
        <textarea
          className="entrada"
          rows={3}
          required
          maxLength={500}
          value={motivo}
          onChange={({ target }) => setMotivo(target.value)}
        />
      </label>
    </FormDialog>
  );
}
