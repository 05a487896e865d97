// The PC's clock may be wrong by hours; the server's Date header is not.

let offset = 0;

export function noteServerDate(header: string | null) {
  const server = header ? Date.parse(header) : Number.NaN;
  if (!Number.isNaN(server)) offset = server - Date.now();
}

/** The server's clock minus this device's, in ms. */
export const serverAhead = () => offset;
export const noteServerAhead = (ahead: number) => {
  offset = ahead;
};

export const serverNow = () => Date.now() + offset;
