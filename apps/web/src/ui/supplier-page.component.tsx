import { type ReactNode, useEffect } from 'react';
import { Logo } from './logo.component.tsx';
import './entrada.css';
import './supplier-page.css';

interface Props {
  title: string;
  /** The reading's refusal, in words. */
  error: string | null;
  loading: boolean;
  children: ReactNode;
}

/** The supplier's page: no sign-in, no shell, nothing of the system but what its address is about. */
export function SupplierPage({ title, error, loading, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Alipen`;
  }, [title]);
  return (
    <main className="do-fornecedor">
      <Logo width={66} height={58} />
      <h1>{title}</h1>
      {error && <p role="alert">{error}</p>}
      {!error && loading && <p role="status">Carregando…</p>}
      {children}
    </main>
  );
}
