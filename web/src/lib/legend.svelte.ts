/** Whether the legend of the board is unfolded: the tool of the bar, the tab of the rail and the phone's line of the goal open the same one. */
export const legend = $state({ open: false })
