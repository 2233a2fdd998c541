/**
 * Finds the groups of files that import each other in cycles (Tarjan's strongly connected
 * components).
 *
 * @param graph the imports of each file
 */
export function findImportCycles(
  graph: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] {
  const indexes = new Map<string, number>()
  const open: string[] = []
  const cycles: string[][] = []

  function visit(file: string): number {
    const index = indexes.size
    indexes.set(file, index)
    let low = index
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!graph.has(target)) continue
      if (!indexes.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, indexes.get(target) ?? low)
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file))
      if (group.length > 1) cycles.push(group)
    }
    return low
  }

  for (const file of graph.keys()) if (!indexes.has(file)) visit(file)
  return cycles
}
