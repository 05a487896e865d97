import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from './button.component.tsx';
import { formatDay, formatInstant } from './date.format.ts';
import { Notice } from './notice.component.tsx';
import { SecretDialog } from './secret.dialog.tsx';
import { Toolbar } from './toolbar.component.tsx';

interface Props {
  /** The address in force; null where there is none. */
  acesso: { criadoEm: string; por: string; expiraEm: string } | null;
  /** The person creates and revokes it. */
  administra: boolean;
  /** What the supplier does by it, after "O fornecedor": "declara". */
  verbo: string;
  /** Below the address shown once. */
  aviso: string;
  criar: () => Promise<{ endereco: string }>;
  revogar: () => Promise<unknown>;
}

/** The address by which a supplier, without an account, does one thing. It is shown once, when it is made. */
export function SupplierAddress({ acesso, administra, verbo, aviso, criar, revogar }: Props) {
  const [endereco, setEndereco] = useState<string | null>(null);
  const criacao = useMutation({
    mutationFn: criar,
    onSuccess: feito => setEndereco(`${window.location.origin}${basePath}${feito.endereco}`),
  });
  const revogacao = useMutation({ mutationFn: revogar });
  const ocupado = criacao.isPending || revogacao.isPending;
  const erro = criacao.error ?? revogacao.error;
  return (
    <>
      <p>
        {acesso
          ? `O fornecedor ${verbo} pelo endereço criado por ${acesso.por} em ${formatInstant(acesso.criadoEm)}; vale até ${formatDay(acesso.expiraEm.slice(0, 10))}.`
          : `O fornecedor ainda não tem um endereço pelo qual ${verbo}, sem precisar de conta.`}
      </p>
      {administra && (
        <Toolbar>
          <Button disabled={ocupado} onClick={() => criacao.mutate()}>
            {acesso ? 'Trocar o endereço' : 'Criar o endereço'}
          </Button>
          {acesso && (
            <Button disabled={ocupado} onClick={() => revogacao.mutate()}>
              Revogar
            </Button>
          )}
        </Toolbar>
      )}
      {erro && <Notice tone="perigo">{sentenceOf(erro)}</Notice>}
      {endereco && (
        <SecretDialog title="Endereço do fornecedor" secret={endereco} close={() => setEndereco(null)}>
          {aviso} O anterior não vale mais.
        </SecretDialog>
      )}
    </>
  );
}
