/** The only place that fetches the panel: for an owner, or where changes wait to be sent (D13). */
export const importPanel = async () => import('@/panel/door');
